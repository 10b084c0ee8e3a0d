// Measures long lists on a slow CPU: the time until the first rows are painted, the number of nodes, and a tap. The first
// rows are compared with those of a short list. The network is not throttled, because the download time depends on the size
// of the answer. The server decides on this size, so the download time says nothing about the app.
import { type Db, repeatCatalogue } from '@gemas/mocks';
import { PERSONA, type Step } from './sides.ts';
import { openVisit, type Visit } from './visit.ts';

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
  /** Loads the rest of a paged list, without throttling. */
  complete?(visit: Visit): Promise<void>;
  /** Leads to the control that `tap` taps. */
  reach?(visit: Visit): Promise<void>;
  /** A tap on the list, which is measured. */
  tap?(visit: Visit): Promise<void>;
  /** Throttling factors of the CPU. Default: 4. */
  cpus?: Step['cpus'];
}

/** Code of a user whose team has 5,000 members. */
const HUGE_TEAM = '60021';
/** A user whose ticket has 200 comments, and the id of that ticket. */
const LONG_TICKET = { persona: '60022', id: 340 };

/** Number of products in the long vault. They fill 42 pages. */
const PRODUCTS = 1000;
const ORDERS = 500;

const MEMBER = 'main tbody tr:not([data-gap])';

const LISTS: readonly List[] = [
  {
    name: '40 to 5,000 members',
    address: '/ranking/region',
    call: '/stats/region/referals',
    row: MEMBER,
    prepare: (db, size) => db.reset(size === 'long' ? HUGE_TEAM : PERSONA),
    tap: ({ page, tap }) => tap(page.locator(MEMBER).nth(4)),
    cpus: [4, 10],
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
    async complete({ page, hurry }) {
      await hurry();
      const more = page.locator('main').getByRole('button', { name: /Ver más productos|Cargando/ });
      while ((await more.count()) > 0) {
        await more.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
        await page.waitForTimeout(50);
      }
    },
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
        state.orders = Array.from({ length: ORDERS }, (_, at) => {
          const order = orders[at % orders.length] as (typeof orders)[number];
          return { ...order, id: ORDERS - at, order: String(80_500 - at) };
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
    reach: ({ page }) => page.getByRole('button', { name: 'Ver todo el ranking' }).click(),
    tap: ({ page, tap }) => tap(page.getByRole('button', { name: 'Página siguiente' })),
  },
];

/** Places of a long page at which its nodes are counted, as shares of its height. A row is tapped at the last one. */
const PLACES = [1, 0.8, 0.5, 0.2, 0];

/** Scrolls through a long list. Returns the largest number of elements that the body has at once. */
async function countNodes(visit: Visit): Promise<number> {
  let nodes = 0;
  for (const place of PLACES) {
    await visit.page.evaluate((share) => {
      const root = document.documentElement;
      root.scrollTop = share * root.scrollHeight;
    }, place);
    await visit.quiet();
    // The links and scripts of the head do not belong to the list.
    const inBody = await visit.page.evaluate(() => document.body.querySelectorAll('*').length);
    nodes = Math.max(nodes, inBody);
  }
  return nodes;
}

const stepOf = (list: List): Step => ({
  name: list.name,
  parts: ['growth'],
  sides: ['before', 'now'],
  cpus: list.cpus ?? [4],
  gateRounds: 1,
  async visit(bench, { side, cpu, round }, add) {
    const { name, address, row: content, call, reach, tap, complete } = list;
    const open = async (size: Size, of: string, afterwards?: (visit: Visit) => Promise<void>) => {
      const token = list.prepare(bench.db, size);
      if (call) await bench.prepareAnswer(call, token);
      await bench.withPhone(async (phone) => {
        const visit = await openVisit(phone, { cpu, isSlowNetwork: false, token });
        add(of, await visit.openByAddress({ content }, `${side.origin}/#${address}`));
        bench.forgetAnswers();
        await afterwards?.(visit);
      });
    };
    // At throttling factor 10, only the tap on the long list has a limit, so the short list is not measured.
    if (call && cpu === 4) await open('short', `${name}: first rows of the short list`);
    await open('long', `${name}: first rows`, async (visit) => {
      await visit.quiet();
      // The number of nodes is the same in each round.
      if (cpu === 4 && round === 0) {
        await complete?.(visit);
        add(`${name}: nodes`, await countNodes(visit));
      }
      await reach?.(visit);
      await visit.quiet();
      if (tap) add(`${name}: tap`, await visit.slowestOf(() => tap(visit)));
    });
  },
});

export const LIST_STEPS: readonly Step[] = LISTS.map(stepOf);
