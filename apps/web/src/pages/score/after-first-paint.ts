import { startTransition, useEffect, useState } from 'react';

/** Time for the first view to be painted before more code is requested, ms. */
const AFTER_PAINT_MS = 200;

let wasPainted = false;

/**
 * True once Score has been painted. Code beyond its first view is loaded only then, so that it does not compete with
 * it on a slow network. True at once when coming back to Score.
 */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        wasPainted = true;
        startTransition(() => setPainted(true));
      }, AFTER_PAINT_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
