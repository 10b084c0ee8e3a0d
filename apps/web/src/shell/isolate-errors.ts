/**
 * Runs an effect that the screen can do without, such as moving the focus. What it throws is reported as an uncaught
 * error and goes no further: thrown in an effect of the shell it would take every screen down.
 */
export function isolateErrors<Result>(effect: () => Result): Result | undefined {
  try {
    return effect();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
    return undefined;
  }
}
