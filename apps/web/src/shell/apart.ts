/**
 * Runs an effect that the screen can do without, such as moving the focus. What it throws is told as any error
 * that nobody caught, and goes no further: thrown in an effect of the shell it would take every screen along.
 */
export function apart<Stop>(effect: () => Stop): Stop | undefined {
  try {
    return effect();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
    return undefined;
  }
}
