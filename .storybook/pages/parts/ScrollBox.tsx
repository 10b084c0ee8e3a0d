import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ScrollBoxProps {
  /** What it holds: 'Controls'. */
  label: string;
  children: ReactNode;
}

/**
 * Holds what has two dimensions and may be wider than a phone, a table or code: it scrolls sideways by itself, by
 * keyboard too, and the page does not.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={ref}
      className="scroll-box"
      {...(scrolls && { tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </section>
  );
}
