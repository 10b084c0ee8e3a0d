import { type InstallWay, installWay } from '@gemas/domain';
import { useSyncExternalStore } from 'react';

/** Chrome's offer to install the app. It can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function change(to: InstallPrompt | null): void {
  prompt = to;
  for (const listener of listeners) listener();
}

function keep(event: Event): void {
  // Else Chrome asks by itself, over whatever is on the screen, and the offer cannot be used later.
  event.preventDefault();
  change(event as InstallPrompt);
}

const drop = () => change(null);

/** Keeps the browser's offer to install the app. The browser makes it once, soon after the page was loaded. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
}

function currentWay(): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone =
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari's own, before iOS 16.4.
    ('standalone' in navigator && navigator.standalone === true);
  return installWay({
    isStandalone,
    hasPrompt: prompt !== null,
    userAgent,
    touchPoints: maxTouchPoints,
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the app can be installed on this phone. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, currentWay);

/** Has the browser ask whether to install the app. */
export async function askToInstall(): Promise<void> {
  const offer = prompt;
  change(null);
  await offer?.prompt();
}
