/**
 * Runs a function that no other tab of this phone may run at the same time. Returns false, without running it, while
 * another tab does. Without lock support, always runs it.
 */
export async function runInOneTab(name: string, run: () => Promise<void>): Promise<boolean> {
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
    // The browser denies access to locks, so run without one.
    await go();
  }
  return hasRun;
}
