/** Smallest and largest height of a component's frame, CSS px. */
const LOW = 96;
const HIGH = 760;

/** Interval between two measurements, ms. */
const MEASURE_MS = 500;

/** Returns the height for the story. A dialog adds no height to a page, so a story with a dialog gets `HIGH`. */
function measure(): number {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return HIGH;
  const root = document.getElementById('storybook-root');
  return Math.min(Math.max(root?.scrollHeight ?? 0, LOW), HIGH);
}

/**
 * Makes the frame around this page as high as the story, until the returned function is called. The frame is in
 * Storybook's canvas (`data-scale`) or on a page (`data-fit` of `StoryFrame`).
 */
export function fitFrame(): () => void {
  const box = window.frameElement?.closest<HTMLElement>('[data-scale], [data-fit]');
  if (!box) return () => {};
  let height = 0;
  // Measures repeatedly, because a story changes its height when it is used. The height never shrinks, because the
  // height of a story may depend on the height of the frame.
  const timer = setInterval(() => {
    height = Math.max(height, measure());
    box.style.setProperty('--h', `${height}px`);
  }, MEASURE_MS);
  return () => {
    clearInterval(timer);
    box.style.removeProperty('--h');
  };
}
