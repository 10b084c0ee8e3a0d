import { use, useLayoutEffect, useRef } from 'react';
import { HtmlFailure } from '../html-failure.ts';
import { showInTurn } from '../in-turn.ts';
import { isBlank, sanitise } from '../sanitise.ts';

export interface SafeHtmlProps {
  html: string;
  /** Name of the server's field that contains the html. It is reported if sanitising fails. */
  field: string;
  topHeading: number;
  className?: string | undefined;
}

/**
 * Sanitised html, inserted as nodes. The nodes are never converted back to a string, because parsing the string again
 * could change its meaning. If sanitising fails, nothing is shown, and the content around this component still works.
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
