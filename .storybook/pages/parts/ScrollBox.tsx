import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ScrollBoxProps {
  /** Name of the content for screen readers: 'Controls'. */
  label: string;
  children: ReactNode;
}

/** A box that scrolls wide content, such as a table, sideways and by keyboard, so that the page does not scroll. */
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
