import { use, useLayoutEffect, useRef } from 'react';
import { watchSize } from '../../platform/observe.ts';
import { HtmlFailure } from '../html-failure.ts';
import { showInTurn } from '../in-turn.ts';
import { isBlank, sanitise, TABLE_BOX } from '../sanitise.ts';

export interface SafeHtmlProps {
  html: string;
  /** Name of the server's field that contains the html. It is reported if sanitising fails. */
  field: string;
  topHeading: number;
  className?: string | undefined;
}

/**
 * Makes the boxes of tables focusable while their tables are wider than the box, so that the arrow keys scroll them.
 * Returns a function that stops watching.
 */
function watchTables(text: HTMLElement): (() => void) | undefined {
  const boxes = [...text.querySelectorAll<HTMLElement>(`[${TABLE_BOX}]`)];
  if (boxes.length === 0) return undefined;
  const update = () => {
    for (const box of boxes) {
      if (box.scrollWidth > box.clientWidth) {
        box.tabIndex = 0;
        box.setAttribute('role', 'region');
        box.setAttribute(
          'aria-label',
          box.querySelector('caption')?.textContent?.trim() || 'Tabla',
        );
      } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    }
  };
  return watchSize([...boxes, ...boxes.map((box) => box.firstElementChild)], update);
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
    let unwatch: (() => void) | undefined;
    const cancel = showInTurn(html, () => {
      try {
        const root = sanitise(html, topHeading);
        if (isBlank(root)) return;
        box.append(root);
        unwatch = watchTables(box);
      } catch {
        report(field);
      }
    });
    return () => {
      cancel();
      unwatch?.();
    };
  }, [html, field, topHeading, report]);
  return <div ref={place} className={className} />;
}
