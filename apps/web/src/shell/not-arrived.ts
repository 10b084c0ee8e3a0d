const WORDS = /imported module|module script|preload CSS/i;

/**
 * True when what broke is that a part of the app's code did not arrive, and not the code. Only the words of the
 * error tell: those of Chromium and Firefox, of WebKit, and of what loads the styles.
 */
export function hasNotArrived(error: unknown): boolean {
  return WORDS.test(String(error));
}
