const nothing = () => {};

/**
 * Tells when one of `elements` takes another size, and once at first. Answers how to stop. A browser that
 * cannot watch sizes tells it once.
 */
export function watchSize(elements: readonly (Element | null)[], onSize: () => void): () => void {
  if (!window.ResizeObserver) {
    onSize();
    return nothing;
  }
  const observer = new ResizeObserver(onSize);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tells where an element stands with regard to the view whenever that changes. Answers how to stop; null from a
 * browser that cannot watch it.
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
