/** How the app can be added to the home screen of this phone. */
export type InstallWay =
  /** It is installed: the app runs from the home screen. */
  | 'installed'
  /** The browser shows its own dialog when the app requests it. */
  | 'prompt'
  /** The user installs it from the share sheet of an iPhone or iPad. */
  | 'share-sheet'
  /** The browser cannot install the app. */
  | 'none';

/** What the app knows about phone and browser. */
export interface InstallFacts {
  /** The app runs in its own window, without the browser's bars. */
  isStandalone: boolean;
  /** The browser has offered to install the app (`beforeinstallprompt`). */
  hasPrompt: boolean;
  userAgent: string;
  /**
   * Number of simultaneous touches. It tells an iPad, which identifies itself as a Macintosh, from a Mac without a
   * touch screen.
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
