import { useCallback, useEffect, useRef, useState } from 'react';

/** A frame is mounted when it is this near to the viewport, above or below it. */
const NEAR = '600px 0px';

/** Number of frames that load at the same time. Each loads a whole catalogue, and a phone has few cores. */
const AT_ONCE = 2;
let loading = 0;
const waiting: (() => void)[] = [];

function next(): void {
  while (loading < AT_ONCE && waiting.length > 0) {
    loading += 1;
    waiting.shift()?.();
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
  const isHeld = useRef(false);
  const isStarted = useRef(false);
  const done = useCallback(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    loading -= 1;
    next();
  }, []);
  useEffect(() => {
    const begin = () => {
      isHeld.current = true;
      isStarted.current = true;
      setOn(true);
    };
    const leave = () => {
      const at = waiting.indexOf(begin);
      if (at !== -1) waiting.splice(at, 1);
      done();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        leave();
        if (isStarted.current || !entries.at(-1)?.isIntersecting) return;
        waiting.push(begin);
        next();
      },
      { rootMargin: NEAR },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [done]);
  return { ref, isOn, done };
}
