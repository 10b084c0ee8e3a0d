import { type InstallWay, installWay } from '@gemas/domain';
import { isStandalone } from '../../platform/install.ts';
import { installOfferAtom } from './install-offer.ts';
import { pageStore, useAtomValue } from './jotai.ts';

/** How the app can be installed on this phone. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useAtomValue(installOfferAtom, { store: pageStore }) !== null;
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  return installWay({ isStandalone: isStandalone(), hasPrompt, userAgent, touchPoints });
}
