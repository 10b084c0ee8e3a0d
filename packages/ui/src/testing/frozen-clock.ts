/**
 * Stops the clock of a story, so that a countdown always shows the same second. Returns a function that starts the
 * clock again.
 */
export function freezeClock(): () => void {
  const Running = Date;
  const now = Running.now();
  globalThis.Date = class extends Running {
    static override now() {
      return now;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = Running;
  };
}
