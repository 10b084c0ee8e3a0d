/** Runs `act` in a task of its own, so that the browser first paints the changes of the tap. */
export function afterTap(act: () => unknown): void {
  setTimeout(() => void act());
}
