import type { Page } from 'playwright';

/** Size of the phone and of the text, and whether a keyboard is open. */
export interface Layout {
  width: number;
  height: number;
  /** Text size in percent. Default: 100. */
  text?: number;
  /** Whether an open keyboard reduces the height of the page ('resizes') or only of the visual viewport ('covers'). */
  keyboard?: 'resizes' | 'covers';
}

// A keyboard takes half of the height. On Android the page becomes smaller (`interactive-widget`). On iOS the keyboard
// covers a part of the page.
const RESIZED: Layout = { width: 390, height: 422, keyboard: 'resizes' };
const COVERED: Layout = { width: 390, height: 844, keyboard: 'covers' };

/** The layouts by name. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  '320 px': { width: 320, height: 568 },
  '320 px, text at 200 %': { width: 320, height: 568, text: 200 },
  landscape: { width: 844, height: 390 },
  'landscape, 640 px': { width: 640, height: 360 },
  keyboard: RESIZED,
  'keyboard, text at 200 %': { ...RESIZED, text: 200 },
  'keyboard over the page': COVERED,
  'keyboard over the page, text at 200 %': { ...COVERED, text: 200 },
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
