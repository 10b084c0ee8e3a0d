import { useEffect, useRef, useState } from 'react';

/** A frame loads when it is this near to the viewport, above or below it, CSS px. */
const NEAR_PX = 1500;

/** Number of frames that load at the same time. Each frame loads the whole catalogue, and a phone has few cores. */
const AT_ONCE = 3;
const loading = new Set<Element>();
/** Waiting frames: the element that shows the frame, and the function that loads the frame. */
const waiting = new Map<Element, () => void>();

/** Returns how far an element is above or below the viewport, CSS px. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function next(): void {
  const near = [...waiting.keys()]
    .filter((element) => distanceOf(element) < NEAR_PX)
    .sort((a, b) => distanceOf(a) - distanceOf(b));
  for (const element of near.slice(0, AT_ONCE - loading.size)) {
    loading.add(element);
    waiting.get(element)?.();
    waiting.delete(element);
  }
}

window.addEventListener('scroll', next, { passive: true });

/**
 * Limits how many frames load at the same time. `isOn` becomes true when the frame may load, the nearest to the viewport
 * first. The frame must call `done` when its story is rendered, so that the next frame can load.
 */
export function useTurn() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  const done = () => {
    if (ref.current && loading.delete(ref.current)) next();
  };
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    waiting.set(element, () => setOn(true));
    // In a later task, after all frames of the page have been added.
    setTimeout(next);
    return () => {
      waiting.delete(element);
      loading.delete(element);
      next();
    };
  }, []);
  return { ref, isOn, done };
}
