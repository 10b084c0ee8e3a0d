import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../harness.ts';
import type { Phone } from '../phone.ts';

const REGION_OF_5000 = '60021';
/** Time without movement after which a page counts as still, ms. */
const REST_MS = 300;

/** Returns the scroll position of the page, and facts about the row in the middle of the viewport. */
const viewOf = (phone: Phone) =>
  phone.evaluate(() => {
    const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    const row = hit?.closest('tr.row') ?? null;
    return {
      isRow: row !== null,
      /** Address that the row links to. It identifies the member. Null if there is no link. */
      person: row?.querySelector('a')?.getAttribute('href') ?? null,
      /** Distance from the top of the viewport to the top of the row, px. */
      top: row?.getBoundingClientRect().top ?? 0,
      scrollTop: document.documentElement.scrollTop,
    };
  });
type View = Awaited<ReturnType<typeof viewOf>>;

const isSame = (a: View, b: View) =>
  a.person === b.person && Math.abs(a.top - b.top) <= 1 && Math.abs(a.scrollTop - b.scrollTop) <= 1;

/** Waits until the page is still. A long list measures rows above the viewport late, and then changes `scrollTop`. */
const atRest = (phone: Phone): Promise<View> =>
  phone.waitFor('a page that stands still', async () => {
    const first = await viewOf(phone);
    await pause(REST_MS);
    const last = await viewOf(phone);
    return first.person !== null && isSame(first, last) ? last : null;
  });

test('a team of 5,000 members renders few rows, and keeps its scroll position while a member is open', async ({
  phone,
}) => {
  await phone.enter(REGION_OF_5000);
  // Opens Score first and then the ranking, because the heading of the first screen of a visit does not get the focus.
  await phone.see('VER LOS PREMIOS');
  await phone.follow('#/ranking/region');
  await phone.arrive('Ranking territorio');
  await phone.waitFor(
    '5,000 rows',
    async () => (await phone.count('table[aria-rowcount="5001"] .row')) > 5,
  );
  await phone.see('4,321');
  await phone.saveScreenshot('ranking');
  for (const share of [0.2, 0.5, 0.9, 1]) {
    await phone.evaluate((share: number) => {
      document.documentElement.scrollTop = document.documentElement.scrollHeight * share;
    }, share);
    // The middle of the viewport must not be empty.
    await phone.waitFor(`rows at ${share}`, async () => (await viewOf(phone)).isRow);
    expect(await phone.count('main tbody tr')).toBeLessThan(200);
  }
  expect(await phone.count('tr[aria-rowindex="5001"]')).toEqual(1);
  await phone.evaluate(() => {
    document.documentElement.scrollTop = 3000;
  });
  const before = await atRest(phone);
  for (const goBack of [() => phone.tap('button', 'Volver'), () => phone.back()]) {
    await phone.tap(`tr.row a[href="${before.person}"]`);
    await phone.arrive('Historial de activaciones');
    await goBack();
    await phone.arrive('Ranking territorio');
    await phone.waitFor('the previous scroll position', async () =>
      isSame(await viewOf(phone), before),
    );
    expect(isSame(await atRest(phone), before)).toBe(true);
  }
});
