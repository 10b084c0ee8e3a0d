import { useLayoutEffect, useRef } from 'react';
import { isBlank, sanitise } from '../sanitise.ts';

export interface SafeHtmlProps {
  html: string;
  topHeading: number;
  className?: string | undefined;
}

/** Sanitised html put in place as nodes: it is never written back to text, which could change its meaning. */
export default function SafeHtml({ html, topHeading, className }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = sanitise(html, topHeading);
    place.current?.replaceChildren(...(isBlank(root) ? [] : [root]));
  }, [html, topHeading]);
  return <div ref={place} className={className} />;
}
