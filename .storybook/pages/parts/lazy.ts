import { useCallback, useEffect, useRef, useState } from 'react';

/** A frame is mounted when it is this near to the viewport, above or below it. */
const NEAR = '600px 0px';

/** Returns a ref for an element, and whether that element is near the viewport. */
export function useNear<Node extends Element>() {
  const ref = useRef<Node>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

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
 * Lets frames load one after the other. `isOn` becomes true when it is the turn of this frame while `isWanted` is true,
 * and then stays true. The frame must call `done` when it has loaded, so that the next one can load.
 */
export function useTurn(isWanted: boolean): { isOn: boolean; done: () => void } {
  const [isOn, setOn] = useState(false);
  const isHeld = useRef(false);
  const done = useCallback(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    loading -= 1;
    next();
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const begin = () => {
      isHeld.current = true;
      setOn(true);
    };
    waiting.push(begin);
    next();
    return () => {
      const at = waiting.indexOf(begin);
      if (at !== -1) waiting.splice(at, 1);
      done();
    };
  }, [isWanted, done]);
  return { isOn, done };
}
