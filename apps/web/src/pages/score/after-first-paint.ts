import { startTransition, useEffect, useState } from 'react';

/** Long enough for the first view to be on screen before more code is asked for, ms. */
const AFTER_PAINT_MS = 200;

let wasDrawn = false;

/**
 * True once Score has been painted: the code of what lies beyond its first view waits until then, so that on a
 * slow network it does not compete with it. On the way back to Score it is true at once.
 */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(wasDrawn);
  useEffect(() => {
    if (isDrawn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        wasDrawn = true;
        startTransition(() => setDrawn(true));
      }, AFTER_PAINT_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDrawn]);
  return isDrawn;
}
