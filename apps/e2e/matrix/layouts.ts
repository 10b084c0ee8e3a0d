import type { Page } from 'playwright';

/** Size of the phone and of the text, and whether a keyboard is open. */
export interface Layout {
  width: number;
  height: number;
  /** Text size in percent. Default: 100. */
  text?: number;
  /**
   * Effect of an open keyboard. 'resizes': the page becomes lower. 'covers': the keyboard covers the lower half of the
   * page, and only the visual viewport becomes lower.
   */
  keyboard?: 'resizes' | 'covers';
}

/**
 * The layouts by name. A keyboard takes half of the height. Android resizes the page (`interactive-widget`), iOS covers
 * the page with the keyboard.
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

/** Checks the current screen in every layout. Returns the problems by layout. Restores the original layout. */
export async function checkLayouts(page: Page): Promise<[layout: string, problems: string[]][]> {
  const results: [string, string[]][] = [];
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    await page.setViewportSize({ width: layout.width, height: layout.height });
    const check = (layout: Layout) => window.matrix.checkLayout(layout);
    results.push([name, await page.evaluate(check, layout)]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return results;
}
