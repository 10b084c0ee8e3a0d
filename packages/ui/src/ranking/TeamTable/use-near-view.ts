import { type RefObject, startTransition, useEffect, useState } from 'react';
import { watchView } from '../../engine/observe.ts';

/** Distance from the view at which something is rendered: about one screen of a phone. */
const MARGIN = '900px 0px';

/**
 * True while an element is in the view or near it; at first only for the `first` one, so that it is painted
 * before the rest is laid out. One that contains the focus stays, so that scrolling does not lose the focus.
 * `always`: it is not observed, and always near.
 */
export function useNearView(
  element: RefObject<HTMLElement | null>,
  first: boolean,
  always: boolean,
): boolean {
  const [isNear, setIsNear] = useState(first);
  useEffect(() => {
    if (always) {
      startTransition(() => setIsNear(true));
      return;
    }
    const watched = element.current;
    if (!watched) return;
    const stop = watchView(watched, { rootMargin: MARGIN }, ({ isIntersecting }) => {
      const isVisibleOrFocused = isIntersecting || watched.contains(document.activeElement);
      // Not urgent: what comes into view was near it before, and scrolling must not wait.
      startTransition(() => setIsNear(isVisibleOrFocused));
    });
    // Without IntersectionObserver everything is rendered, bit by bit.
    if (!stop) startTransition(() => setIsNear(true));
    return stop ?? undefined;
  }, [element, always]);
  return isNear;
}
