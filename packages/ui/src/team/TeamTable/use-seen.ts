import { type RefObject, useEffect } from 'react';

/** Tells `onSeen` whether half of an element or more is in the view; an element that goes is out of it. */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  onSeen: (isSeen: boolean) => void,
): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => onSeen((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      onSeen(false);
    };
  }, [element, onSeen]);
}
