// Measures how long the app needs to show large or complex HTML. `showHtml(number)` returns the time in ms.
import { htmlAtTheLimit, worstHtml } from '@gemas/mocks/payloads';
import { MaterialScreen } from '@gemas/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('root') as HTMLElement;
const root = createRoot(place);
const texts = [...worstHtml, ...htmlAtTheLimit];

function show(html: string): void {
  flushSync(() =>
    root.render(<MaterialScreen freshness={null} material={{ title: 'Guía', content: html }} />),
  );
}

Object.assign(window, {
  /** Returns whether the sanitiser is loaded. */
  isReady: () => place.querySelector('strong') !== null,
  showHtml(number: number): number {
    show('');
    const start = performance.now();
    show(texts[number]?.[1] ?? '');
    // Forces the browser to compute styles and layout.
    void place.offsetHeight;
    return performance.now() - start;
  },
});

show('<p><strong>Listo</strong></p>');
