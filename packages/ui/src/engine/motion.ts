/** True for a person who asked for less motion. A browser that cannot be asked moves. */
export function wantsLessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
