/** Runs `act` in a task of its own: what a tap has changed on the screen is painted before. */
export function afterTap(act: () => unknown): void {
  setTimeout(() => void act());
}
