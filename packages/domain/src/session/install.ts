/** How the app can get onto the home screen of this phone. */
export type InstallWay =
  /** It is there: the app runs from it. */
  | 'installed'
  /** The browser asks by itself, once it is told to. */
  | 'prompt'
  /** By hand, from the share sheet of iPhones and iPads. */
  | 'share-sheet'
  /** The browser offers no way. */
  | 'none';

/** What is known of phone and browser. */
export interface InstallFacts {
  /** The app runs in a window of its own. */
  isStandalone: boolean;
  /** The browser has offered to install the app (`beforeinstallprompt`). */
  hasPrompt: boolean;
  userAgent: string;
  /** Fingers that the screen can tell apart: an iPad calls itself a Macintosh, which has no touch screen. */
  touchPoints: number;
}

/** Returns how the app can be installed on this phone (decision D34). */
export function installWay({
  isStandalone,
  hasPrompt,
  userAgent,
  touchPoints,
}: InstallFacts): InstallWay {
  if (isStandalone) return 'installed';
  if (hasPrompt) return 'prompt';
  const isApple = /iPhone|iPad|iPod/.test(userAgent);
  return isApple || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'share-sheet' : 'none';
}
