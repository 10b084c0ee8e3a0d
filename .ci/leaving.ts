/** Runs `use`, and `cleanUp` after it: also where the process is ended meanwhile, by Ctrl+C for one. */
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
