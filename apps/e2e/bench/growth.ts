// Measures long lists on a slow CPU: the time until the first rows are painted, the number of nodes, and a tap. The first
// rows are compared with those of a short list. The network is not throttled, because the download time depends on the size
// of the answer. The server decides on this size, so the download time says nothing about the app.
import { type Db, repeatCatalogue } from '@gemas/mocks';
import type { Figure, Samples } from './figures.ts';
import { INP_ALLOWANCE_MS, MAX_TAP_RATIO, slowestTap } from './job.ts';
import type { Part, Step } from './part.ts';
import { PERSONA } from './sides.ts';
import { openVisit, type Visit } from './visit.ts';
import { clockOf, longest, openByAddress } from './watch.ts';

type Size = 'short' | 'long';

interface List {
  /** Name of the list in the table, usually with its short and long size: '40 to 5,000 members'. */
  name: string;
  /** Address of the list, without the '#'. */
  address: string;
  /** Selector of the list's rows. */
  row: string;
  /**
   * The call that returns the list. If given, the list is measured twice: with few rows and with many. If omitted, the
   * list is measured only with many rows.
   */
  call?: string;
  /** Resets the mock server so that the list has this size. Returns the token of a user who sees the list. */
  prepare(db: Db, size: Size): string | null;
  /** Loads the rest of a paged list. */
  complete?(visit: Visit): Promise<void>;
  /** A tap on the list. The duration of the tap is measured. `name` is the name of the tap in the table. */
  tap?: { name: string; touch(visit: Visit): Promise<void> };
}

/** Code of a user whose team has 5,000 members. */
const HUGE_TEAM = '60021';
/** A user whose ticket has 200 comments, and the id of that ticket. */
const LONG_TICKET = { persona: '60022', id: 340 };

/** Number of products in the long vault. They fill 42 pages. */
const PRODUCTS = 1000;
const LOAD_LIMIT_MS = 60_000;

/** Loads all pages of the vault. Throws if they are not loaded within the limit. */
async function loadPages({ page }: Visit): Promise<void> {
  const isWhole = await page.evaluate(async (limit) => {
    const button = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) =>
        textContent?.includes(name),
      );
    const end = performance.now() + limit;
    while (performance.now() < end) {
      const more = button('Ver más productos');
      if (!more && !button('Cargando...')) return true;
      more?.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }, LOAD_LIMIT_MS);
  if (!isWhole) throw new Error('The vault did not load all of its pages within a minute');
}

/** Taps a row in the middle of the screen. */
async function touchRow({ page, tap }: Visit, row: string): Promise<void> {
  const at = await page.evaluate((selector) => {
    const rows = [...document.querySelectorAll(selector)];
    const middle = window.innerHeight / 2;
    const found = rows.findIndex((one) => one.getBoundingClientRect().top > middle);
    return Math.max(0, found);
  }, row);
  await tap(page.locator(row).nth(at));
}

const MEMBER = 'main tbody tr:not([data-gap])';

const LISTS: readonly List[] = [
  {
    name: '40 to 5,000 members',
    address: '/ranking/region',
    call: '/stats/region/referals',
    row: MEMBER,
    prepare: (db, size) => db.reset(size === 'long' ? HUGE_TEAM : PERSONA),
    tap: { name: 'a row among 5,000', touch: (visit) => touchRow(visit, MEMBER) },
  },
  {
    name: '20 to 1,000 products',
    address: '/vault',
    call: '/products?page=1&query=',
    row: 'main li article',
    prepare(db, size) {
      const token = db.reset(PERSONA);
      db.products = repeatCatalogue(size === 'long' ? PRODUCTS : 20);
      return token;
    },
    complete: loadPages,
  },
  {
    name: '3 to 500 orders',
    address: '/rewards',
    call: '/orders',
    row: 'main li:not([data-gap])',
    prepare(db, size) {
      const token = db.reset(PERSONA);
      const { state } = db.account(PERSONA);
      const { orders } = state;
      if (size === 'long') {
        state.orders = Array.from({ length: 500 }, (_, at) => {
          const order = orders[at % orders.length] as (typeof orders)[number];
          return { ...order, id: 500 - at, order: String(80_500 - at) };
        });
      }
      return token;
    },
  },
  {
    name: '20 to 200 comments',
    address: `/support/ticket/${LONG_TICKET.id}`,
    call: `/support/ticket/${LONG_TICKET.id}`,
    row: 'main ol > li:not([data-gap])',
    prepare(db, size) {
      const token = db.reset(LONG_TICKET.persona);
      const [ticket] = db.account(LONG_TICKET.persona).state.tickets;
      if (ticket && size === 'short') ticket.comments.length = 20;
      return token;
    },
  },
  {
    name: 'global ranking on Score',
    address: '/score',
    row: MEMBER,
    prepare: (db) => db.reset(PERSONA),
    tap: {
      name: 'its next page',
      touch: async ({ page, tap }) => {
        await page.getByRole('button', { name: 'Ver todo el ranking' }).click();
        return tap(page.getByRole('button', { name: 'Página siguiente' }));
      },
    },
  },
];

/** Places of a long page at which its nodes are counted, as shares of its height. */
const PLACES = [0, 0.2, 0.5, 0.8, 1];

/** Scrolls through a long list. Records the largest number of elements that the body has at once. */
async function countNodes(list: List, visit: Visit, samples: Samples): Promise<void> {
  const { page } = visit;
  if (list.complete) {
    await visit.setPace('fast');
    await list.complete(visit);
    await visit.setPace('slow');
  }
  let nodes = 0;
  for (const place of PLACES) {
    await page.evaluate((share) => {
      const root = document.documentElement;
      root.scrollTop = share * root.scrollHeight;
    }, place);
    await visit.quiet();
    // The links and scripts of the head do not belong to the list.
    const inBody = await page.evaluate(() => document.body.querySelectorAll('*').length);
    nodes = Math.max(nodes, inBody);
  }
  samples.add(`${list.name}: nodes`, nodes);
}

const stepOf = (list: List): Step => ({
  name: list.name,
  cpus: list.tap && list.call ? [4, 10] : [4],
  gateRounds: 1,
  async visit(bench, side, cpu, round) {
    const samples = side.samples[cpu];
    const open = async (size: Size, afterwards?: (visit: Visit) => Promise<void>) => {
      const token = list.prepare(bench.api.db, size);
      if (list.call) await bench.makeAnswer(list.call, token);
      await bench.withPhone(async (context) => {
        const visit = await openVisit(context, { cpu, isSlowNetwork: false, token });
        const address = `${side.site.origin}/#${list.address}`;
        const rows = await openByAddress(visit.page, { content: list.row }, address);
        samples.add(`${list.name}: ${size} rows`, rows);
        bench.forgetAnswers();
        await afterwards?.(visit);
      });
    };
    // At throttling factor 10, only the tap on the long list has a limit, so the short list is not measured.
    if (list.call && cpu === 4) await open('short');
    await open('long', async (visit) => {
      const isCounted = cpu === 4 && round === 0;
      if (!isCounted && !list.tap) return;
      await visit.quiet();
      if (isCounted) await countNodes(list, visit, samples);
      if (!list.tap) return;
      const from = await clockOf(visit.page);
      await list.tap.touch(visit);
      await visit.quiet();
      samples.add(`${list.name}: tap`, await longest(visit.page, from, 'interactions'));
    });
  },
});

function figuresOf({ name, call, tap }: List): Figure[] {
  const first: Figure = {
    name: `${name}: first rows / short list`,
    unit: 'ms',
    limits: { 4: 1.1 },
    value: (side) => side.median(`${name}: long rows`),
    per: (side) => side.median(`${name}: short rows`),
  };
  const nodes: Figure = {
    name: `${name}: nodes`,
    unit: '',
    limits: { 4: 575 },
    inGate: true,
    value: (side) => side.median(`${name}: nodes`),
  };
  const figures = call ? [first, nodes] : [nodes];
  if (!tap) return figures;
  return [
    ...figures,
    {
      name: `INP of ${tap.name} / floor`,
      unit: 'ms',
      limits: call ? { 4: MAX_TAP_RATIO, 10: MAX_TAP_RATIO } : { 4: MAX_TAP_RATIO },
      allowance: INP_ALLOWANCE_MS,
      value: (side) => side.median(`${name}: tap`),
      per: (_, floor) => slowestTap(floor),
    },
  ];
}

export const growth: Part = {
  figures: LISTS.flatMap(figuresOf),
  steps: LISTS.map(stepOf),
};
