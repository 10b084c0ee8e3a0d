/** Whether the user prefers reduced motion. False in a browser without `matchMedia`. */
export function wantsLessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
