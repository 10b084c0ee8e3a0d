import { useEffect, useRef, useState } from 'react';

/** A frame is mounted when it is this near to the viewport, above or below it. */
const NEAR = '600px 0px';

/** Number of frames that load at the same time. Each frame loads the whole catalogue, and a phone has few cores. */
const AT_ONCE = 2;
let loading = 0;
/** Waiting frames: the function that loads a frame, and whether the frame is near. Near frames load first. */
const waiting = new Map<() => void, boolean>();

function next(): void {
  for (const [begin] of [...waiting].sort(([, a], [, b]) => Number(b) - Number(a))) {
    if (loading === AT_ONCE) return;
    waiting.delete(begin);
    loading += 1;
    begin();
  }
}

/**
 * Limits how many frames load at the same time. `isOn` becomes true when the frame may load: first frames near the
 * viewport, then those with `isAhead`. The frame must call `done` when it has loaded, so that the next one can load.
 */
export function useTurn(isAhead: boolean) {
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
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        if (isNear || isAhead) waiting.set(begin, isNear);
        else waiting.delete(begin);
        // Chromium calls the observers in any order, so the frame to load next is chosen after all of them have run.
        setTimeout(next);
      },
      { rootMargin: NEAR },
    );
    if (ref.current) observer.observe(ref.current);
    // With `isAhead`, the frame is added before the observer runs, so that such frames load in the order of the page.
    if (isAhead) waiting.set(begin, false);
    return () => {
      observer.disconnect();
      waiting.delete(begin);
      release.current();
    };
  }, [isAhead]);
  return { ref, isOn, done: () => release.current() };
}
