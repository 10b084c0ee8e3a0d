import { useNavigate } from 'react-router-dom';

/** True when the app has a previous screen; the router numbers its history entries. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Returns what 'Volver' does: one step back, or to `fallback` when the app was opened at this address (decision 6). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (hasHistory()) navigate(-1);
    else navigate(fallback, { replace: true });
  };
}
