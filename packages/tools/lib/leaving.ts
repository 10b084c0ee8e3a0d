/** Runs `use` and then `cleanUp`. Also runs `cleanUp` if the process is ended during `use`, for example by Ctrl+C. */
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
