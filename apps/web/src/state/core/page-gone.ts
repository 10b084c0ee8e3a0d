/** A page that is still there after this time did not go, ms. */
const GOING_MS = 10_000;

/** A page that was asked to go lives on for a moment: what ends in this cannot be started again meanwhile. */
export function pageGone(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, GOING_MS));
}
