import { useCallback, useEffect, useRef, useState } from 'react';

/** Frames this far above or below the viewport are mounted already. */
const NEAR = '600px 0px';

/** True while the element is near the viewport. */
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

/** Number of frames that load in parallel. Each loads a whole catalogue, and a phone has few cores. */
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
 * A turn for a frame to load. `isOn` becomes true when it is its turn while it is wanted, and stays true; `done` gives
 * the turn to the next frame.
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
