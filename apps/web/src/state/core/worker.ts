import { trustedWorkerUrl } from './worker-url.ts';

/** The worker's file, beside the page, so that it serves the folder that the app is in (`apps/web/pwa/plugin.ts`). */
const FILE = 'sw.js';
/** How often a page that stays open looks for a new version, ms. */
const CHECK_MS = 60 * 60 * 1000;
/** A worker that has not taken over by then will not, ms. */
const TAKE_OVER_MS = 3000;
/** A server that has not answered by then counts as out of reach, ms. */
const ANSWER_MS = 5000;

let registered: ServiceWorkerRegistration | null = null;
let isNewer = false;
const listeners = new Set<() => void>();

/** True once a newer version than the one that runs is on the phone. */
export const hasNewVersion = (): boolean => isNewer;

/** Calls `listener` when `hasNewVersion` changes. Returns an unsubscribe function. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function found(): void {
  isNewer = true;
  for (const listener of listeners) listener();
}

/**
 * Follows whether a worker serves the page. By its events: WebKit sets `controller` before it says so, at times before
 * the first registration is over, and the first worker of a phone would pass for a new version.
 */
function followControl(workers: ServiceWorkerContainer): () => boolean {
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // Another tab has taken the new version: the code of this one is an older one's from now on.
    if (isControlled) found();
    isControlled = true;
  });
  return () => isControlled;
}

function watch(registration: ServiceWorkerRegistration, isControlled: () => boolean): void {
  // Without a controller the page came from the network: whatever is being installed is not newer than that.
  const isOlderThan = (worker: ServiceWorker | null) =>
    worker?.state === 'installed' && isControlled();
  if (isOlderThan(registration.waiting)) found();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (isOlderThan(installing)) found();
    });
  });
}

async function register(): Promise<void> {
  // Missing outside secure origins and in some private modes.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const isControlled = followControl(workers);
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workers.register(trustedWorkerUrl(FILE), { updateViaCache: 'none' });
  } catch {
    // The browser or the server denies it.
  }
  // A browser that is told to block workers answers with nothing.
  if (!registration) return;
  registered = registration;
  watch(registration, isControlled);
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
}

let registering: Promise<void> | null = null;

/**
 * Registers the worker, which keeps the app's code on the phone, and looks for a new version whenever the app comes
 * back into sight, and every hour. Once per page, whoever is in. Without the worker the app works as well, with network
 * only.
 */
export function registerWorker(): Promise<void> {
  registering ??= register();
  return registering;
}

/** Loads the new version. Resolves when it took over, or could not. */
export async function takeNewVersion(): Promise<void> {
  const waiting = registered?.waiting;
  if (waiting) {
    await new Promise<unknown>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, TAKE_OVER_MS);
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  window.location.reload();
}

/** True when the server answers in time: the worker's own file never comes from a cache. */
function canReachServer(): Promise<boolean> {
  const answer = fetch(FILE, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false));
  return Promise.race([answer, late]);
}

/**
 * Removes the worker and what it has cached, so that the next page load brings everything from the server. While that
 * cannot be reached nothing is removed: what is on the phone is all there is (decision 8).
 */
export async function removeWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // The worker of the mocks is none of ours.
    if (!registration?.active?.scriptURL.endsWith(`/${FILE}`) || !(await canReachServer())) return;
    const names = await caches.keys();
    // Other apps of this origin have caches of their own.
    const ours = names.filter((name) => name.endsWith(registration.scope));
    await Promise.all([...ours.map((name) => caches.delete(name)), registration.unregister()]);
  } catch {
    // The browser denies access: the page loads anew all the same.
  }
}
