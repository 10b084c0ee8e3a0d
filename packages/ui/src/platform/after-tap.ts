/** Runs `act` in a separate task, so that the browser can paint the effect of a tap first. */
export function afterTap(act: () => unknown): void {
  setTimeout(() => void act());
}
