import { type InstallOffer, watchInstallOffer } from '../../platform/install.ts';
import { atom, pageStore } from './jotai.ts';

/** The browser's offer to install the app; null while there is none. Stored in `pageStore`. */
export const installOfferAtom = atom<InstallOffer | null>(null);

const keep = (offer: InstallOffer | null) => pageStore.set(installOfferAtom, offer);

export const watchInstall = () => watchInstallOffer(keep);

export async function askToInstall(): Promise<void> {
  const offer = pageStore.get(installOfferAtom);
  keep(null);
  await offer?.prompt();
}
