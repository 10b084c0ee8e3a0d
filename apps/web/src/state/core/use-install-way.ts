import { type InstallWay, installWay } from '@gemas/domain';
import { getDefaultStore, useAtomValue } from 'jotai';
import { isStandalone } from '../../platform/install.ts';
import { installOfferAtom } from './install-offer.ts';

/** How the app can be installed on this phone. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useAtomValue(installOfferAtom, { store: getDefaultStore() }) !== null;
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  return installWay({ isStandalone: isStandalone(), hasPrompt, userAgent, touchPoints });
}
