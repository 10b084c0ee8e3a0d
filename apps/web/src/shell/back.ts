import { stepBack } from '@gemas/ui';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns the router's state of the current history entry: its index and a unique key. */
export const historyEntry = (): { idx?: unknown; key?: unknown } => Object(window.history.state);

/**
 * Returns the handler of 'Volver'. The handler goes one step back, or opens `fallback` if the app was opened at this
 * address (decision 6). Ignores taps on a screen that has been left but stays visible until the next one is rendered.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const { idx, key: current = 'default' } = historyEntry();
    if (current !== key) return;
    if (Number(idx) > 0) stepBack(navigate);
    else navigate(fallback, { replace: true });
  };
}
