// The engine in a Web Worker: first comes the compiled module, then one question after the other.
// The bindings of the module stand before this and define `wasm_bindgen`.

let ready;

self.addEventListener("message", async ({ data }) => {
  try {
    if (data instanceof WebAssembly.Module) {
      ready = wasm_bindgen({ module_or_path: data });
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
