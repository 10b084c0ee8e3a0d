import { useEffect, useRef } from 'react';
import { type Location, useNavigate } from 'react-router-dom';

/** Path of the app's own link under a plain tap, null for any other click. */
function innerPath(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  const address = link?.getAttribute('href');
  if (!address?.startsWith('#/') || link?.target === '_blank') return null;
  return address.slice(1);
}

/** Number that the router gave to the present entry of the history. */
function entryIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) || 0 : 0;
}

/**
 * Hands plain taps on the app's links to the router. A browser that follows them by itself leaves entries
 * that the router cannot number: 'Volver' would know no way back, and every place would have the same key.
 * A link to where one has just come from is a step back. `isPassing`: the place is left for good.
 */
export function useInnerLinks({ pathname, search }: Location, isPassing: boolean): void {
  const navigate = useNavigate();
  const trail = useRef<string[]>([]);
  const here = pathname + search;

  useEffect(() => {
    const index = entryIndex();
    trail.current[index] = here;
    const follow = (event: MouseEvent) => {
      const to = innerPath(event);
      if (to === null) return;
      event.preventDefault();
      if (to === here) return;
      if (to === trail.current[index - 1]) navigate(-1);
      else navigate(to, { replace: isPassing });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [here, isPassing, navigate]);
}
