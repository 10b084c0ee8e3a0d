import { type InstallWay, installWay } from '@gemas/domain';
import { useSyncExternalStore } from 'react';
import { hasInstallOffer, onInstallOffer } from './install-offer.ts';

function currentWay(): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone =
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari's own property, needed before iOS 16.4.
    ('standalone' in navigator && navigator.standalone === true);
  return installWay({
    isStandalone,
    hasPrompt: hasInstallOffer(),
    userAgent,
    touchPoints: maxTouchPoints,
  });
}

/** How the app can be installed on this phone. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(onInstallOffer, currentWay);
