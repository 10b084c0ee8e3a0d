/**
 * Calls `run`, unless another tab of this phone is running something under the same `name`. Always calls `run` if the
 * browser does not support locks. Returns whether `run` was called.
 */
export async function runInOneTab(name: string, run: () => Promise<void>): Promise<boolean> {
  // Undefined in old browsers and outside secure origins.
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
