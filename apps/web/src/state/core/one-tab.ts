/**
 * Runs something that no other tab of this phone may run at the same time; false when one does, and nothing was
 * run. Where the browser cannot tell, it runs.
 */
export async function alone(name: string, run: () => Promise<void>): Promise<boolean> {
  // Missing in old browsers and outside secure origins.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  let hasRun = false;
  const go = async () => {
    hasRun = true;
    await run();
  };
  try {
    if (locks) await locks.request(name, { ifAvailable: true }, (lock) => lock && go());
    else await go();
  } catch (error) {
    if (hasRun) throw error;
    // Closed off by the browser: as if it were missing.
    await go();
  }
  return hasRun;
}
