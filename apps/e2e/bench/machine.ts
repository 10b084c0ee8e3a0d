// Measures how fast the machine is. A throttled CPU is a fraction of the machine's CPU. Times of two machines, or of a
// quiet and a busy hour, cannot be compared without this figure.
import type { Browser } from 'playwright';
import { median } from './figures.ts';

const LENGTH_MS = 400;

/**
 * Creates and lays out small pages for `length` ms. Returns the number of pages per second. This function is sent to
 * the browser as text, so it must not use anything from outside its body.
 */
function makePages(length: number): number {
  const from = performance.now();
  let made = 0;
  for (; performance.now() - from < length; made += 1) {
    const list = document.createElement('ul');
    for (let index = 0; index < 40; index += 1) {
      const row = JSON.parse(`{"name":"Ávila ${made}-${index}","gems":${index * made}}`);
      const item = document.createElement('li');
      item.style.setProperty('padding', `${index % 7}px`);
      item.textContent = `${row.name}: ${row.gems}`;
      list.append(item);
    }
    document.body.replaceChildren(list);
    if (list.offsetHeight === 0) throw new Error('Nothing was laid out');
  }
  return (made * 1000) / length;
}

/** Returns how many small pages of 40 rows the browser creates and lays out in a second, without throttling. */
export async function machineSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(makePages, LENGTH_MS);
  } finally {
    await page.close();
  }
}

/** Formats the speeds of a run: the median and the range. */
export function speedText(speeds: readonly number[]): string {
  const [least, middle, most] = [Math.min(...speeds), median(speeds), Math.max(...speeds)].map(
    Math.round,
  );
  return `a machine of ${middle} pages a second (${least} to ${most})`;
}
