import { useCallback, useEffect, useRef, useState } from 'react';

/** Frames this far below or above the view are mounted already. */
const NEAR = '600px 0px';

/** True while the element is near the view. */
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

/** Frames that load at the same time: each is a whole catalogue, and a phone has few cores. */
const AT_ONCE = 2;
let loading = 0;
const waiting: (() => void)[] = [];

function next(): void {
  while (loading < AT_ONCE && waiting.length > 0) {
    loading += 1;
    waiting.shift()?.();
  }
}

/** True once it was wanted when its turn came, and from then on; `done` lets the next one begin. */
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
