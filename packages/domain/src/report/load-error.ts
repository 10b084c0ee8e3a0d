const LOAD_MESSAGES = /imported module|module script|preload CSS/i;

/**
 * Whether an error means that code could not be loaded, as opposed to an error thrown by code. Compares it with the
 * messages of Chromium, Firefox, WebKit, and of the function by which Vite loads styles.
 */
export function isLoadError(error: unknown): boolean {
  return LOAD_MESSAGES.test(String(error));
}
