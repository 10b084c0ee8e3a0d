import { useNavigate } from 'react-router-dom';

/** True when the app itself has a screen to go back to; the router numbers its entries. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** What 'Volver' does: one step back, or `fallback` for who came in by this address (decision 6). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (hasHistory()) navigate(-1);
    else navigate(fallback, { replace: true });
  };
}
