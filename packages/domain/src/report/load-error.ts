const LOAD_MESSAGES = /imported module|module script|preload CSS/i;

/**
 * Whether an error means that code could not be loaded. False for an error that the loaded code throws. Compares the
 * error with the messages of Chromium, Firefox and WebKit, and of the function by which Vite loads styles.
 */
export function isLoadError(error: unknown): boolean {
  return LOAD_MESSAGES.test(String(error));
}
