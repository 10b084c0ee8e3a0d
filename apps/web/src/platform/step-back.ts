/** Longest time that the browser needs for a step back, ms. A step that has not happened by then will not happen. */
const STEP_MS = 1000;

/** Whether a step back was requested and is still pending. */
let isStepping = false;

/** Whether a step back that the app has requested is pending. False while the user goes back by the browser. */
export const isSteppingBack = (): boolean => isStepping;

/** Goes one step back by `go(-1)`, where `go` is `history.go` or similar. Does nothing while a step is pending. */
export function stepBack(go: (delta: number) => unknown): void {
  if (isStepping) return;
  isStepping = true;
  const end = () => {
    isStepping = false;
    clearTimeout(timer);
    window.removeEventListener('popstate', end);
  };
  const timer = setTimeout(end, STEP_MS);
  window.addEventListener('popstate', end);
  go(-1);
}
