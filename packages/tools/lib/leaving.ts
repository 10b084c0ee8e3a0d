/**
 * Runs `use` and then `cleanUp`. If the process is ended while `use` runs, for example by Ctrl+C, `cleanUp` runs too.
 */
export async function leavingNothing<T>(
  cleanUp: () => void,
  use: () => T | Promise<T>,
): Promise<T> {
  process.once('exit', cleanUp);
  try {
    return await use();
  } finally {
    process.off('exit', cleanUp);
    cleanUp();
  }
}
