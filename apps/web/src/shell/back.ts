import { useLocation, useNavigate } from 'react-router-dom';

/** The router's state of the current history entry: its index and a unique key. */
function entry(): { idx?: unknown; key?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Longest time that the browser needs for a step back, ms. A step that has not happened by then will not happen. */
const LONGEST_STEP_MS = 1000;

/**
 * True while a step back has been requested and has not happened yet: browsers step back asynchronously. While this is
 * true, no other step is requested.
 */
let isGoingBack = false;

function goBack(navigate: (delta: number) => unknown): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const end = () => {
    isGoingBack = false;
    clearTimeout(timer);
    window.removeEventListener('popstate', end);
  };
  const timer = setTimeout(end, LONGEST_STEP_MS);
  window.addEventListener('popstate', end);
  navigate(-1);
}

/**
 * Returns the handler of 'Volver': one step back, or to `fallback` if the app was opened at this address (decision 6).
 * Ignores taps on a screen that has been left but stays visible until the next one is rendered.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const { idx, key: current = 'default' } = entry();
    if (current !== key) return;
    if (Number(idx) > 0) goBack(navigate);
    else navigate(fallback, { replace: true });
  };
}
