const noop = () => {};

/**
 * Calls `onSize` once initially and when one of `elements` changes size. Returns an unsubscribe function. In a browser
 * without ResizeObserver it calls `onSize` only once.
 */
export function watchSize(elements: readonly (Element | null)[], onSize: () => void): () => void {
  if (!window.ResizeObserver) {
    onSize();
    return noop;
  }
  const observer = new ResizeObserver(onSize);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `onChange` whenever an element enters or leaves the view. Returns an unsubscribe function, or null in a
 * browser without IntersectionObserver.
 */
export function watchView(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (entry: IntersectionObserverEntry) => void,
): (() => void) | null {
  if (!window.IntersectionObserver) return null;
  const observer = new IntersectionObserver((entries) => {
    const last = entries[entries.length - 1];
    if (last) onChange(last);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
