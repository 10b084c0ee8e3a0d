import { type RefObject, useEffect } from 'react';
import { watchView } from '../../engine/observe.ts';

/** Tells `onSeen` whether half of an element or more is in the view; an element that goes is out of it. */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  onSeen: (isSeen: boolean) => void,
): void {
  useEffect(() => {
    if (!element.current) return;
    const stop = watchView(element.current, { threshold: 0.5 }, ({ intersectionRatio }) =>
      onSeen(intersectionRatio >= 0.5),
    );
    return () => {
      stop?.();
      onSeen(false);
    };
  }, [element, onSeen]);
}
