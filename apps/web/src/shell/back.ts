import { useLocation, useNavigate } from 'react-router-dom';

/** What the router notes with each history entry: its number, and a name of its own. */
function entry(): { idx?: unknown; key?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** A step back that the browser does not make within this is not coming, ms. */
const LONGEST_STEP_MS = 1000;

/** The browser goes back a moment after it is told to; meanwhile it is told nothing else. */
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
 * Returns what 'Volver' does: one step back, or to `fallback` when the app was opened at this address (decision 6).
 * Taps on a screen that has been left, and that is shown until the next one is rendered, do nothing.
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
