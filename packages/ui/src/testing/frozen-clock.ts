/** Stops the clock of a story, so that a countdown shows the same second every time. */
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
