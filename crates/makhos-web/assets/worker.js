// The engine in a Web Worker: first comes the compiled module, then one question after the other, and
// the endgame tables of a game before the first question that they are for.
// The bindings of the module stand before this and define `wasm_bindgen`.

let ready;

self.addEventListener("message", async ({ data }) => {
  try {
    if (data instanceof WebAssembly.Module) {
      ready = wasm_bindgen({ module_or_path: data });
    } else if (typeof data === "object") {
      await ready;
      wasm_bindgen.take_tables(data.game, new Uint8Array(data.tables));
    } else {
      await ready;
      wasm_bindgen.answer(data, (reply) => self.postMessage(reply));
    }
  } catch (error) {
    // Outside of the promise, so that the page hears of it.
    setTimeout(() => {
      throw error;
    });
  }
});
