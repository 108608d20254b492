// Keeps the whole site, so that what was loaded once is there without a network. `cargo xtask site` writes names and version.
"use strict";
const VERSION = "VERSION", FILES = "FILES";
self.addEventListener("install", event => event.waitUntil(caches.open(VERSION).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await self.clients.claim();
})()));
self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  event.respondWith(caches.open(VERSION).then(async cache => await cache.match(url.href, { ignoreSearch: true }) || fetch(event.request)));
});
