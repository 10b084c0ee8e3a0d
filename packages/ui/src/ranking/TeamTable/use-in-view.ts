import { type RefObject, useEffect } from 'react';
import { watchView } from '../../platform/observe.ts';

/**
 * Calls `onChange` when the element enters or leaves the viewport, with true if at least half of the element is
 * visible. Calls `onChange` with false when the component is unmounted.
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
