// Keeps the whole app for use without a network. The lists of files and the name of the cache
// are filled in when the app is built, so that every build has a cache of its own.
//
// What the app cannot do without is kept when it is installed; the rest comes afterwards, whenever the
// page asks for it, and what is missing of it breaks nothing.

const PREFIX = "makhos-";
const CACHE = PREFIX + "{{version}}";
const FILES = {{files}};
const LATER = {{later}};
const PAGE = "./";

const address = (file) => new URL(file, self.registration.scope).href;
const KEPT = new Set([...FILES, ...LATER].map(address));

// The names of all files but these change with their content.
const changesInPlace = (file) => file === PAGE || file === "manifest.webmanifest";

async function keepAll() {
  const cache = await caches.open(CACHE);
  const requests = FILES.map(
    (file) => new Request(address(file), { cache: changesInPlace(file) ? "reload" : "default" }),
  );
  await cache.addAll(requests);
}

// What an older version has kept need not be fetched again.
async function takeOver() {
  const cache = await caches.open(CACHE);
  for (const url of LATER.map(address)) {
    const kept = await caches.match(url);
    if (kept) await cache.put(url, kept);
  }
}

async function keepTheRest() {
  const cache = await caches.open(CACHE);
  const keep = async (url) => (await cache.match(url)) ?? cache.add(url);
  await Promise.allSettled(LATER.map(address).map(keep));
}

async function dropOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  const isPage = request.mode === "navigate" && !KEPT.has(url.href);
  return (await cache.match(isPage ? address(PAGE) : url.href)) ?? fetch(request);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => takeOver().catch(() => {})));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

// A new version waits until the player agrees to it: it must never replace the app in mid-game.
self.addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") self.skipWaiting();
  // What cannot be had is asked for again when the page is opened next.
  if (event.data?.type === "keep-the-rest") event.waitUntil(keepTheRest());
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
