/** Longest time that the browser needs for a step back, ms. A step that has not happened by then will not happen. */
const STEP_MS = 1000;

/** True from the request for a step back until the browser has made that step. */
let isStepping = false;

/** Requests one step back by `go(-1)`, such as `history.go`. Ignored while another step is pending. */
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
