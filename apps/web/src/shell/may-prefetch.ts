/** What some browsers tell of the network (Network Information API). */
interface Connection {
  saveData?: boolean;
  /** '4g', '3g', '2g' or 'slow-2g'. */
  effectiveType?: string;
}

/** Whether something may be fetched that perhaps nobody opens. Where the browser tells nothing, it may. */
export function mayPrefetch(browser: object): boolean {
  const { connection } = browser as { connection?: Connection };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
