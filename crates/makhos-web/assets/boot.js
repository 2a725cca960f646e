// Starts the app, says so when it can't, and looks after the service worker.
//
// Meeting points with the app:
// - a new version is ready: `data-update="ready"` on <html>, and the event "makhos-update-ready" on window;
// - the player wants it now: the app dispatches "makhos-update-accept" on window, and the page reloads.

const TEXTS = {
  en: {
    failed: "Makhos could not start.",
    crashed: "Something went wrong in Makhos. Your game is saved.",
    advice: "Please reload the page. If that does not help, try a newer browser.",
    reload: "Reload",
  },
  th: {
    failed: "เปิดมากฮอสไม่ได้",
    crashed: "มากฮอสเกิดข้อผิดพลาด เกมของคุณบันทึกไว้แล้ว",
    advice: "โปรดโหลดหน้าใหม่ หากยังไม่ได้ โปรดใช้เบราว์เซอร์รุ่นใหม่กว่า",
    reload: "โหลดใหม่",
  },
  ko: {
    failed: "Makhos를 시작하지 못했습니다.",
    crashed: "문제가 생겼습니다. 게임은 저장되어 있습니다.",
    advice: "페이지를 새로 고쳐 주세요. 그래도 안 되면 최신 브라우저를 사용해 주세요.",
    reload: "새로 고침",
  },
};

function preferredLanguage() {
  const languages = navigator.languages ?? [navigator.language];
  return languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in TEXTS) ?? "en";
}

function paragraph(text, className = "") {
  const element = document.createElement("p");
  element.textContent = text;
  element.className = className;
  return element;
}

function showFailure(reason, error) {
  const language = preferredLanguage();
  const texts = TEXTS[language];
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = texts.reload;
  reload.addEventListener("click", () => location.reload());

  const panel = document.createElement("div");
  panel.id = "boot";
  panel.className = "boot";
  panel.lang = language;
  panel.setAttribute("role", "alert");
  panel.append(
    paragraph(texts[reason]),
    paragraph(texts.advice),
    reload,
    paragraph(String(error), "boot-detail"),
  );
  document.getElementById("boot")?.remove();
  document.body.append(panel);
}

function watchForCrashes() {
  addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError) showFailure("crashed", error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof WebAssembly.RuntimeError) showFailure("crashed", reason);
  });
}

async function startApp() {
  try {
    const { default: init } = await import("./{{makhos.js}}");
    await init({ module_or_path: new URL("./{{makhos.wasm}}", import.meta.url) });
    document.getElementById("boot")?.remove();
    watchForCrashes();
  } catch (error) {
    showFailure("failed", error);
    throw error;
  }
}

function announceUpdate() {
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new CustomEvent("makhos-update-ready"));
}

function announceOnceInstalled(worker) {
  worker.addEventListener("statechange", () => {
    // Without a controller this is the first installation, not an update.
    if (worker.state === "installed" && navigator.serviceWorker.controller) announceUpdate();
  });
}

async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  if (registration.waiting && navigator.serviceWorker.controller) announceUpdate();
  if (registration.installing) announceOnceInstalled(registration.installing);
  registration.addEventListener("updatefound", () => announceOnceInstalled(registration.installing));

  addEventListener("makhos-update-accept", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage({ type: "skip-waiting" });
  });

  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ type: "keep-the-rest" });
}

await startApp();
keepOffline().catch((error) => console.warn("Makhos will not work offline:", error));
