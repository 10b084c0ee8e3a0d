import { atom, getDefaultStore } from 'jotai';
import { type InstallOffer, watchInstallOffer } from '../../platform/install.ts';

/** The browser's offer to install the app; null while there is none. Stored in jotai's default store, for all users. */
export const installOfferAtom = atom<InstallOffer | null>(null);

const keep = (offer: InstallOffer | null) => getDefaultStore().set(installOfferAtom, offer);

/** Keeps the browser's offer in `installOfferAtom`, from the start of the app on. */
export const watchInstall = () => watchInstallOffer(keep);

export async function askToInstall(): Promise<void> {
  const offer = getDefaultStore().get(installOfferAtom);
  keep(null);
  await offer?.prompt();
}
