import { use, useLayoutEffect, useRef } from 'react';
import { HtmlFailure } from '../html-failure.ts';
import { showInTurn } from '../in-turn.ts';
import { isBlank, sanitise } from '../sanitise.ts';

export interface SafeHtmlProps {
  html: string;
  /** Field that the text comes from, reported if it fails. */
  field: string;
  topHeading: number;
  className?: string | undefined;
}

/**
 * Sanitised html, inserted as nodes. It is never serialised to text again, because that could change its meaning. A
 * text that cannot be sanitised shows nothing and does not break the content around it.
 */
export default function SafeHtml({ html, field, topHeading, className }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = use(HtmlFailure);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    box.textContent = '';
    return showInTurn(html, () => {
      try {
        const root = sanitise(html, topHeading);
        if (!isBlank(root)) box.append(root);
      } catch {
        report(field);
      }
    });
  }, [html, field, topHeading, report]);
  return <div ref={place} className={className} />;
}
