const LOAD_MESSAGES = /imported module|module script|preload CSS/i;

/**
 * Whether an error means that code could not be loaded, as opposed to an error thrown by code. Recognised by the
 * messages of Chromium, Firefox, WebKit, and of Vite's loader of styles.
 */
export function isLoadError(error: unknown): boolean {
  return LOAD_MESSAGES.test(String(error));
}
