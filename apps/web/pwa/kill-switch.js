// The worker of last resort: shipped as `sw.js` it removes the worker that phones have, with all it has cached, and
// loads the open pages anew from the network. Written out, not built: it can be copied to a server by hand
// (docs/deployment.md, The worker).
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
  // Pages that the former worker served; one that no worker controls has nothing to get rid of, and would load for ever.
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) page.navigate(page.url).catch(() => undefined);
}
