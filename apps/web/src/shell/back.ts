import { useLocation, useNavigate } from 'react-router-dom';
import { STEP_BACK_MS } from '../schedule.ts';

/** Returns the router's state of the current history entry: its index and a unique key. */
export const historyEntry = (): { idx?: unknown; key?: unknown } => Object(window.history.state);

/** True from the request for a step back until the browser has made that step. Meanwhile no other step is requested. */
let isGoingBack = false;

function goBack(navigate: (delta: number) => unknown): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const end = () => {
    isGoingBack = false;
    clearTimeout(timer);
    window.removeEventListener('popstate', end);
  };
  const timer = setTimeout(end, STEP_BACK_MS);
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
    const { idx, key: current = 'default' } = historyEntry();
    if (current !== key) return;
    if (Number(idx) > 0) goBack(navigate);
    else navigate(fallback, { replace: true });
  };
}
