// How fast the machine is. A CPU '4 times slower' is slower than that of the machine, so that times of two machines, or of
// a quiet hour and a busy one, are those of two phones: whoever compares them has to know.
import type { Browser } from 'playwright';
import { median } from './figures.ts';

const LENGTH_MS = 400;

/** Sent to the page as text. Makes small pages and lays them out, again and again. Returns how many in a second. */
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

/** How many small pages of 40 rows the browser makes and lays out in a second, the CPU as it is. */
export async function machineSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(makePages, LENGTH_MS);
  } finally {
    await page.close();
  }
}

/** The speeds of a run in words: the middle one, and between which they were. */
export function speedText(speeds: readonly number[]): string {
  const [least, middle, most] = [Math.min(...speeds), median(speeds), Math.max(...speeds)].map(
    Math.round,
  );
  return `a machine of ${middle} pages a second (${least} to ${most})`;
}
