const noop = () => {};

/**
 * Calls `onSize` at the start and whenever one of `elements` changes its size. Returns an unsubscribe function. In a
 * browser without ResizeObserver `onSize` is called only at the start.
 */
export function watchSize(elements: readonly (Element | null)[], onSize: () => void): () => void {
  if (!window.ResizeObserver) {
    onSize();
    return noop;
  }
  // biome-ignore lint/plugin: a browser without it has returned
  const observer = new ResizeObserver(onSize);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `onChange` whenever `element` enters or leaves the viewport. Returns an unsubscribe function, or null in a
 * browser without IntersectionObserver.
 */
export function watchView(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (entry: IntersectionObserverEntry) => void,
): (() => void) | null {
  if (!window.IntersectionObserver) return null;
  // biome-ignore lint/plugin: a browser without it has returned
  const observer = new IntersectionObserver((entries) => {
    const last = entries[entries.length - 1];
    if (last) onChange(last);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
