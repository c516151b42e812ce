/**
 * Does one thing: whoever opens a page of the site while it is not reached is told so in its own look, instead of by the browser.
 * Nothing else is kept: free times and appointments are never shown from memory.
 */
const kept = 'salone-senza-rete';
const offlinePage = '/offline';

/** Once each time the worker starts: the page tells the shop's phone number, which may have changed. */
let refreshed = false;

async function keepOfflinePage() {
  const cache = await caches.open(kept);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  refreshed = true;
}

async function pageOrApology(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const apology = await caches.match(offlinePage);
    if (apology) return apology;
    throw error;
  }
}

self.addEventListener('install', event => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(pageOrApology(event.request));
  if (!refreshed) event.waitUntil(keepOfflinePage().catch(() => undefined));
});
