import { type InstallWay, installWay } from '@gemas/domain';
import { installOfferAtom } from './install-offer.ts';
import { pageStore, useAtomValue } from './jotai.ts';

/** How the app can be installed on this phone. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useAtomValue(installOfferAtom, { store: pageStore }) !== null;
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  const isStandalone =
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari's own property, needed before iOS 16.4.
    ('standalone' in navigator && navigator.standalone === true);
  return installWay({ isStandalone, hasPrompt, userAgent, touchPoints });
}
