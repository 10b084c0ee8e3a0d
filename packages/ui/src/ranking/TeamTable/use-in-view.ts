import { type RefObject, useEffect } from 'react';
import { watchView } from '../../engine/observe.ts';

/**
 * Calls `onChange` with whether at least half of an element is in the viewport, and with false when the element is
 * removed.
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  onChange: (isInView: boolean) => void,
): void {
  useEffect(() => {
    if (!element.current) return;
    const stop = watchView(element.current, { threshold: 0.5 }, ({ intersectionRatio }) =>
      onChange(intersectionRatio >= 0.5),
    );
    return () => {
      stop?.();
      onChange(false);
    };
  }, [element, onChange]);
}
