/** How often a page that stays open checks for a new version, ms. */
const CHECK_MS = 60 * 60 * 1000;
/**
 * Longest wait until a new worker controls the page, ms. After this time the user can try again. Chromium first waits
 * until the previous worker is idle, which takes 30 s if a request is under way.
 */
const TAKE_OVER_MS = 60_000;

let registered: ServiceWorkerRegistration | null = null;

/**
 * Returns a function that tells whether a worker controls the page. Calls `onNewVersion` when another tab has installed
 * a new version, because this tab now runs older code. Reads `controller` only at the start: WebKit sets `controller`
 * before it fires `controllerchange`, so the phone's first worker would look like a new version to the handler.
 */
function followControl(workers: ServiceWorkerContainer, onNewVersion: () => void): () => boolean {
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) onNewVersion();
    isControlled = true;
  });
  return () => isControlled;
}

function watch(
  registration: ServiceWorkerRegistration,
  isControlled: () => boolean,
  onNewVersion: () => void,
): void {
  // A page that no worker controls came from the network, so an installed worker is not newer than the page.
  const isOlderThan = (worker: ServiceWorker | null) =>
    worker?.state === 'installed' && isControlled();
  if (isOlderThan(registration.waiting)) onNewVersion();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (isOlderThan(installing)) onNewVersion();
    });
  });
}

/** A part of the Trusted Types API, which no TypeScript library declares. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * Returns the URL of our service worker for `register`, which refuses a plain string where Trusted Types are required.
 * The page's content security policy allows the Trusted Types policy `worker` (apps/web/deploy/headers.ts).
 *
 * @param file name of the worker's file, in the same folder as index.html
 * @throws TypeError for a file of another folder or origin.
 */
export function trustedWorkerUrl(file: string, page = document.baseURI): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = {
    createScriptURL(address: string) {
      const url = new URL(address, page);
      if (url.href !== new URL(url.pathname.slice(url.pathname.lastIndexOf('/') + 1), page).href) {
        throw new TypeError(`Not a worker of ours: ${address}`);
      }
      return url.href;
    },
  };
  // The cast is needed because TypeScript does not know yet that `register` accepts a TrustedScriptURL.
  return (trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL(file) as string;
}

async function register(file: string, onNewVersion: () => void): Promise<void> {
  // Undefined outside secure origins and in some private modes.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const isControlled = followControl(workers, onNewVersion);
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workers.register(trustedWorkerUrl(file), { updateViaCache: 'none' });
  } catch {
    // The browser or the server denies the registration. The app works without the worker.
  }
  // In a browser that is set to block workers, `register` resolves with undefined.
  if (!registration) return;
  registered = registration;
  watch(registration, isControlled, onNewVersion);
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
}

let registering: Promise<void> | null = null;

/**
 * Registers the service worker, once per page. Checks for a new version when the app becomes visible again, and every
 * hour.
 *
 * @param file name of the worker's file, in the same folder as index.html
 * @param onNewVersion called when a newer version than the running one is on the phone
 */
export function registerServiceWorker(file: string, onNewVersion: () => void): Promise<void> {
  registering ??= register(file, onNewVersion);
  return registering;
}

/** Resolves when the waiting worker controls the page, or after `TAKE_OVER_MS`. */
function activate(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/**
 * Activates the new version and reloads the page. Does not reload the page if the new worker does not control it yet,
 * because the reload would show the old version again.
 *
 * @param mayReload called after the activation. Returns false if the user has meanwhile opened a screen that must not
 * be reloaded.
 * @returns whether the page is being reloaded. If not, calling this function again can succeed.
 */
export async function takeNewVersion(mayReload: () => boolean): Promise<boolean> {
  if (registered?.waiting) await activate(registered.waiting);
  const isReloading = !registered?.waiting && mayReload();
  if (isReloading) window.location.reload();
  return isReloading;
}

/**
 * Removes the worker and its cache, so that the next page load fetches everything from the server. If the server cannot
 * be reached, nothing is removed, because the app could then not be loaded at all (decision 8).
 *
 * @param file name of the worker's file, as for `registerServiceWorker`
 */
export async function removeServiceWorker(
  file: string,
  canReachServer: () => Promise<boolean>,
): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Does not remove other workers, such as the worker of the mocks.
    if (!registration?.active?.scriptURL.endsWith(`/${file}`) || !(await canReachServer())) return;
    const names = await caches.keys();
    // Keeps the caches of other apps of this origin.
    const ours = names.filter((name) => name.endsWith(registration.scope));
    await Promise.all([...ours.map((name) => caches.delete(name)), registration.unregister()]);
  } catch {
    // The browser denies access. The page is reloaded anyway.
  }
}
