/**
 * Runs an effect that the screen can do without, such as moving the focus. Reports an error as uncaught instead of
 * throwing it, because an error thrown by an effect of the shell would unmount every screen.
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
