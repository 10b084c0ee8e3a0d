import { useEffect, useRef, useState } from 'react';

/** A frame is mounted when it is this near to the viewport, above or below it. */
const NEAR = '600px 0px';

/** Number of frames that load at the same time. Each loads a whole catalogue, and a phone has few cores. */
const AT_ONCE = 2;
let loading = 0;
const waiting = new Set<() => void>();

function next(): void {
  for (const begin of waiting) {
    if (loading === AT_ONCE) return;
    waiting.delete(begin);
    loading += 1;
    begin();
  }
}

/**
 * Limits how many frames load at the same time. `isOn` becomes true when the element of `ref` is near the viewport and
 * fewer than `AT_ONCE` frames are loading. Afterwards `isOn` stays true. The frame must call `done` when it has loaded,
 * so that the next frame can load.
 */
export function useTurn() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  const release = useRef(() => {});
  useEffect(() => {
    const begin = () => {
      observer.disconnect();
      release.current = () => {
        release.current = () => {};
        loading -= 1;
        next();
      };
      setOn(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) waiting.add(begin);
        else waiting.delete(begin);
        next();
      },
      { rootMargin: NEAR },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      waiting.delete(begin);
      release.current();
    };
  }, []);
  return { ref, isOn, done: () => release.current() };
}
