/** The fields that some browsers report about the network (Network Information API). */
interface Connection {
  saveData?: boolean;
  /** '4g', '3g', '2g' or 'slow-2g'. */
  effectiveType?: string;
}

/**
 * Whether the data of a screen may be fetched before the user opens it. True if the browser reports nothing about the
 * network.
 *
 * @param browser the browser's `navigator`
 */
export function mayPrefetch(browser: object): boolean {
  const { connection } = browser as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
