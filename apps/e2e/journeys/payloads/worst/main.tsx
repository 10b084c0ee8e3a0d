// Shows one text of the server after another. `showHtml(number)` resolves to how long the text blocked the screen.
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
  /** Whether the sanitiser is loaded. */
  isReady: () => place.querySelector('strong') !== null,
  showHtml(number: number): number {
    show('');
    const start = performance.now();
    show(texts[number]?.[1] ?? '');
    // Forces styles and layout.
    void place.offsetHeight;
    return performance.now() - start;
  },
});

show('<p><strong>Listo</strong></p>');
