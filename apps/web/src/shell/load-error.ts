const LOAD_MESSAGES = /imported module|module script|preload CSS/i;

/**
 * True when a part of the app's code could not be loaded, as opposed to code that threw. Told by the message alone:
 * those of Chromium and Firefox, of WebKit, and of Vite's loader of styles.
 */
export function isLoadError(error: unknown): boolean {
  return LOAD_MESSAGES.test(String(error));
}
