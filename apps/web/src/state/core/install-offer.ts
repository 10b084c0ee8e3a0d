/** Chrome's event that offers to install the app. It can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(to: InstallOffer | null): void {
  offer = to;
  for (const listener of listeners) listener();
}

function keep(event: Event): void {
  // Without this, Chrome shows its own banner over the screen, and the offer cannot be used later.
  event.preventDefault();
  change(event as InstallOffer);
}

const drop = () => change(null);

/** Stores the browser's offer to install the app, which is made once, soon after the page was loaded. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
}

/** True while the browser offers to install the app. */
export const hasInstallOffer = (): boolean => offer !== null;

/** Calls `listener` when `hasInstallOffer` may have changed. Returns an unsubscribe function. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's dialog to install the app. */
export async function askToInstall(): Promise<void> {
  const taken = offer;
  change(null);
  await taken?.prompt();
}
