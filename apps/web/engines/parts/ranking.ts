import type { Phone } from '../phone.ts';

const REGION_OF_5000 = '60021';

/** 5,000 members: scrolled from end to end, a person opened and left again at the same place. */
export async function ranking(phone: Phone): Promise<void> {
  await phone.enter(REGION_OF_5000);
  await phone.arriveAt('#/score');
  await phone.follow('#/ranking/region');
  await phone.arrive('Ranking territorio');
  await phone.waitFor(
    '5,000 rows',
    async () => (await phone.count('table[aria-rowcount="5001"] .row')) > 5,
  );
  await phone.see('4,321');
  await phone.keep('ranking');
  for (const share of [0.2, 0.5, 0.9, 1]) {
    await phone.evaluate((share: number) => {
      document.documentElement.scrollTop = document.documentElement.scrollHeight * share;
    }, share);
    await phone.waitFor(`rows at ${share}`, () =>
      phone.evaluate(() => {
        // As a person sees it: no gap in the middle of the screen.
        const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
        return hit?.closest('tr.row') !== null && hit !== null;
      }),
    );
    phone.same((await phone.count('main tbody tr')) < 200, true);
  }
  phone.same(await phone.count('tr[aria-rowindex="5001"]'), 1);
  await phone.evaluate(() => {
    document.documentElement.scrollTop = 3000;
  });
  const middle = () => {
    const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return hit?.closest('tr.row')?.querySelector('a')?.getAttribute('href') ?? null;
  };
  const person = await phone.waitFor('a row to tap', () => phone.evaluate(middle));
  const before = await phone.evaluate(() => document.documentElement.scrollTop);
  await phone.tap(`tr.row a[href="${person}"]`);
  await phone.arrive('Historial de activaciones');
  await phone.tap('button', 'Volver');
  await phone.arrive('Ranking territorio');
  await phone.waitFor('the place of before', () =>
    phone.evaluate(
      (before: number) => Math.abs(document.documentElement.scrollTop - before) <= 1,
      before,
    ),
  );
  await phone.tap(`tr.row a[href="${person}"]`);
  await phone.arrive('Historial de activaciones');
  await phone.back();
  await phone.arrive('Ranking territorio');
}
