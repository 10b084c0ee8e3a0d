import type { Page } from 'playwright';

/** How a phone may be held or set up. */
interface Layout {
  width: number;
  height: number;
  /** Size of the text, %. Default: 100. */
  text?: number;
  /** A keyboard is open, which has made the page smaller, or covers its lower half, as only the visual viewport tells. */
  keyboard?: 'resizes' | 'covers';
}

/** A keyboard takes half of the height: on Android of the page (`interactive-widget`), on iOS of what is seen of it. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  '320 px': { width: 320, height: 568 },
  '320 px, text at 200 %': { width: 320, height: 568, text: 200 },
  landscape: { width: 844, height: 390 },
  'landscape, 640 px': { width: 640, height: 360 },
  keyboard: { width: 390, height: 422, keyboard: 'resizes' },
  'keyboard, text at 200 %': { width: 390, height: 422, text: 200, keyboard: 'resizes' },
  'keyboard over the page': { width: 390, height: 844, keyboard: 'covers' },
  'keyboard over the page, text at 200 %': {
    width: 390,
    height: 844,
    text: 200,
    keyboard: 'covers',
  },
};

/** Looks at the screen that is open in every layout; problems by its name. The page is left as it was. */
export async function checkLayouts(page: Page): Promise<[layout: string, problems: string[]][]> {
  const results: [string, string[]][] = [];
  for (const [name, { width, height, text = 100, keyboard }] of Object.entries(LAYOUTS)) {
    await page.setViewportSize({ width, height });
    const problems = await page.evaluate(
      ([text, hasKeyboard, below]) => window.matrix.checkLayout(text, hasKeyboard, below),
      [text, keyboard !== undefined, keyboard === 'covers' ? height / 2 : null] as const,
    );
    results.push([name, problems]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return results;
}
