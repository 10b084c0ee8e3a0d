// The service worker of last resort. Deployed as `sw.js`, it replaces the worker that phones have, removes everything
// that worker has cached, and reloads the open pages from the network. It is not built, so that it can be copied to a
// server by hand (docs/deployment.md, The worker).
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove() {
  const { scope } = self.registration;
  const names = await caches.keys();
  // Other apps of the same origin have caches of their own.
  await Promise.all(
    names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)),
  );
  // The open pages that the previous worker serves. Pages without a worker are left out: they have nothing to remove,
  // and would be reloaded again and again.
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) page.navigate(page.url).catch(() => undefined);
}
