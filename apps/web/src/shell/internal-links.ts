import { useEffect, useRef } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { internalPath, routerAddress } from '../platform/internal-link.ts';
import { stepBack } from '../platform/step-back.ts';
import { historyEntry } from './back.ts';

/** Navigates to an address that was opened after the first render, but before the router listened to changes. */
function useMissedAddress({ pathname, search, hash }: Location): void {
  const navigate = useNavigate();
  const address = pathname + search + hash;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && routerAddress() !== address)
      navigate(routerAddress(), { replace: true });
    isFirst.current = false;
  }, [address, navigate]);
}

/**
 * Makes the router follow tapped internal links. If the browser followed a link, the history entry would have neither
 * the router's index, which 'Volver' needs, nor the router's key, which identifies a screen. A link to the previous
 * screen goes one step back.
 *
 * @param isPassing whether links replace the current history entry
 */
export function useInternalLinks(location: Location, isPassing: boolean): void {
  useMissedAddress(location);
  const { pathname, search } = location;
  const navigate = useNavigate();
  const trail = useRef<string[]>([]);
  const here = pathname + search;

  useEffect(() => {
    const index = Number(historyEntry().idx) || 0;
    trail.current[index] = here;
    const follow = (event: MouseEvent) => {
      const to = internalPath(event);
      if (to === null) return;
      event.preventDefault();
      // A second tap on the link is ignored. After the first, the address bar contains the link's address, even if the
      // previous screen is still visible.
      if (to === here || to === routerAddress()) return;
      if (to === trail.current[index - 1]) stepBack(navigate);
      else navigate(to, { replace: isPassing });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [here, isPassing, navigate]);
}
