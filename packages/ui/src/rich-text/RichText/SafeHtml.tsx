import { use, useLayoutEffect, useRef } from 'react';
import { HtmlFailure } from '../html-failure.ts';
import { isBlank, sanitise } from '../sanitise.ts';

export interface SafeHtmlProps {
  html: string;
  /** Where the text comes from, to tell which one failed. */
  field: string;
  topHeading: number;
  className?: string | undefined;
}

/**
 * Sanitised html put in place as nodes: it is never written back to text, which could change its meaning. One
 * that cannot be made safe shows nothing, and takes nothing of what stands around it along.
 */
export default function SafeHtml({ html, field, topHeading, className }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = use(HtmlFailure);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    box.textContent = '';
    try {
      const root = sanitise(html, topHeading);
      if (!isBlank(root)) box.append(root);
    } catch {
      tell(field);
    }
  }, [html, field, topHeading, tell]);
  return <div ref={place} className={className} />;
}
