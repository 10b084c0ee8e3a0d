/** How the app can be added to the home screen of this phone. */
export type InstallWay =
  /** The app is installed, and was opened from the home screen. */
  | 'installed'
  /** The browser has an install dialog. The app can ask the browser to show this dialog. */
  | 'prompt'
  /** The user installs the app from the share sheet of an iPhone or iPad. */
  | 'share-sheet'
  /** The browser cannot install the app. */
  | 'none';

/** The facts about phone and browser from which `installWay` decides. */
export interface InstallFacts {
  /** True if the app runs in its own window, without the browser's bars. */
  isStandalone: boolean;
  /** True if the browser has offered to install the app (`beforeinstallprompt`). */
  hasPrompt: boolean;
  userAgent: string;
  /**
   * Maximum number of simultaneous touches. An iPad identifies itself as a Macintosh, but unlike a Mac it has a touch
   * screen.
   */
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
