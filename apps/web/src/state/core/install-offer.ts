import { atom, pageStore } from './jotai.ts';

/** Chrome's event that offers to install the app. It can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app; null while there is none. In `pageStore`. */
export const installOfferAtom = atom<InstallOffer | null>(null);

function keep(event: Event): void {
  // Without this, Chrome shows its own banner over the screen, and the offer cannot be used later.
  event.preventDefault();
  pageStore.set(installOfferAtom, event as InstallOffer);
}

const drop = () => pageStore.set(installOfferAtom, null);

/** Stores the browser's offer to install the app, which is made once, soon after the page was loaded. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
}

/** Opens the browser's dialog to install the app. */
export async function askToInstall(): Promise<void> {
  const offer = pageStore.get(installOfferAtom);
  drop();
  await offer?.prompt();
}
