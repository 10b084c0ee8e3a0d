import type { Page } from 'playwright';

/** A layout of the app's page: the size of the phone, the size of the text, and the keyboard. */
interface Layout {
  width: number;
  height: number;
  /** Text size, %. Default: 100. */
  text?: number;
  /**
   * How an open keyboard takes its space: it either shrinks the page, or covers the lower half of the page. In the
   * second case only the visual viewport reports the keyboard.
   */
  keyboard?: 'resizes' | 'covers';
}

/**
 * The layouts, by name. A keyboard takes half of the height: on Android of the page (`interactive-widget`), on iOS of
 * the visual viewport.
 */
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

/** Checks the current screen in every layout. Returns the problems by layout. Leaves the page unchanged. */
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
