import '@gemas/ui/theme.css';
import { routes } from '@gemas/domain';
import { BLENDER_SKU, handlers, resetDb } from '@gemas/mocks';
import { expectAnswered, onUnhandledRequest } from '@gemas/mocks/unanswered';
import { getResponse, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import type { Post, Send } from '../api/call.ts';
import { routePages } from '../route-pages.ts';
import { local, session } from '../state/core/storage.ts';
import { runStartupAtom } from '../state/session/start.ts';
import { createAppStore } from '../state/session/store.ts';
import { settled } from '../testing/settled.ts';
import { SOON, until } from '../testing/soon.ts';

/** Number of times that each address is opened. Each time, one value of every answer is made invalid. */
const OPENINGS = 10;

const ACTIVATOR = '48213';
const CORPORATE = '10027';

/**
 * Addresses of routes with parameters. The persona is the one that has most data on that screen. Default: the
 * activator.
 */
const ADDRESSES: Readonly<Record<string, readonly [address: string, persona?: string]>> = {
  '/claim/reward': ['/claim/reward', '60010'],
  '/vault/:sku': [`/vault/${BLENDER_SKU}`],
  '/vault/:sku/order': [`/vault/${BLENDER_SKU}/order`],
  '/rewards': ['/rewards', '60018'],
  '/help/:tab': ['/help/materials'],
  '/history/:id': ['/history/1001'],
  '/ranking/agency/:id': ['/ranking/agency/1101', '33190'],
  '/corporate/region/:id/:region': ['/corporate/region/1/11', CORPORATE],
  '/corporate/territory/:id': ['/corporate/territory/1', CORPORATE],
  '/territories/:id/regions': ['/territories/1/regions', CORPORATE],
  '/regions/:id/agencies': ['/regions/11/agencies', CORPORATE],
  '/support/ticket/:ticket_id': ['/support/ticket/318'],
};

const OPENED: readonly (readonly [address: string, persona: string])[] = [
  ...routes.map(({ path }) => ADDRESSES[path] ?? [path]),
  ['/help/faq'],
  ['/score', CORPORATE],
  ['/score', '40210'],
  ['/score', '50120'],
].map(([address = '', persona = ACTIVATOR]) => [address, persona]);

/** Screens on which `visibleTexts` must find more than one text, so that the test can notice lost rows. */
const LISTS = [
  '/score',
  '/vault',
  '/rewards',
  '/notifications',
  '/help/materials',
  '/help/faq',
  '/ranking/region',
  '/ranking/territory',
  '/ranking/agency/1101',
  '/corporate/region/1/11',
  '/corporate/territory/1',
  '/territories/1/regions',
  '/regions/11/agencies',
  '/support',
  '/support/ticket/318',
];

/**
 * Fields that this test does not change: essential fields, and fields whose default hides a part of the screen, such as
 * `vault_open`. Unit tests of the readers change these fields.
 */
const UNCHANGED =
  /^(token|user|user\.(id|role_id|region_id|territory_id|vault_open|winner(\.available)?)|value|component|roles|sku|type|gems|available|result(\.Price|\.ProductId)?)$/;

const INVALID: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  '',
  1e300,
  -7,
  'NaN',
  [[{ a: [null] }]],
  'x'.repeat(10_000),
];

type Path = readonly (string | number)[];
type Json = Record<string | number, unknown>;

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function pathsInto(value: unknown, path: Path = []): Path[] {
  if (!isBranch(value)) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...pathsInto(value[key], [...path, key])]);
}

const patternOf = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');

function changed(value: unknown, [key, ...rest]: Path, invalid: unknown): unknown {
  if (key === undefined || !isBranch(value)) return invalid;
  const copy: Json = Array.isArray(value) ? (value.slice() as unknown as Json) : { ...value };
  copy[key] = changed(value[key], rest, invalid);
  return copy;
}

/** Returns a function that generates numbers from 0 to 1. The same seed gives the same numbers. */
function seededRandom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T,>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/**
 * Returns the path of a random field or row of an answer. Chooses a pattern of paths first, such as
 * 'products_db[].gems', so that the fields of a long list are not chosen more often than other fields.
 */
function anywhere(answer: unknown, random: () => number): Path | undefined {
  const paths = pathsInto(answer).filter((path) => !UNCHANGED.test(patternOf(path)));
  const pattern = pick([...new Set(paths.map(patternOf))], random);
  return pick(
    paths.filter((path) => patternOf(path) === pattern),
    random,
  );
}

/** A valid answer of the mocks. `path` leads to the value that the test replaces; undefined if it replaces none. */
interface Given {
  answer: unknown;
  path?: Path | undefined;
  rows: readonly Row[];
}

/** When the last answer arrived: a value of `performance.now()`. */
let lastResponseAt = 0;
/** Number of pending calls. */
let pendingCalls = 0;
/** The answers with invalid values, by call. A repeated call gets the same answer again. */
const given = new Map<string, Given>();
let opening: number | null = null;
/** Number of parts of answers that the app has omitted. */
let omittedCount = 0;

/** Counts the omitted parts of the answers to the calls that `send` sends. */
const countOmitted =
  (send: Send): Send =>
  (call) =>
    (send as Post)({
      ...call,
      read: (data, omitted = []) => {
        try {
          return call.read(data, omitted);
        } finally {
          omittedCount += omitted.length;
        }
      },
    });

const worker = setupWorker(
  http.all('*/api/*', async ({ request }) => {
    pendingCalls += 1;
    const response = await getResponse(handlers, request);
    pendingCalls -= 1;
    lastResponseAt = performance.now();
    if (!response?.ok) return response;
    const answer: unknown = await response.json();
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    const random = seededRandom(`${opening} ${call}`);
    const path = opening === null ? undefined : anywhere(answer, random);
    given.set(call, { answer, path, rows: rowsOf(call, answer, path) });
    return HttpResponse.json(
      (path ? changed(answer, path, pick(INVALID, random)) : answer) as Json,
    );
  }),
);

/** Number of texts that `visibleTexts` finds on a screen with valid answers, by the screen's address and persona. */
const visibleTextCounts = new Map<string, number>();
const faults: string[] = [];
let root: Root | null = null;
let container: HTMLElement;

function record(event: ErrorEvent | PromiseRejectionEvent): void {
  faults.push(String('reason' in event ? event.reason : event.error));
}

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledRequest });
  await Promise.all(Object.values(routePages).map((page) => page.preload()));
  window.addEventListener('error', record);
  window.addEventListener('unhandledrejection', record);
});

afterAll(() => {
  worker.stop();
  window.removeEventListener('error', record);
  window.removeEventListener('unhandledrejection', record);
  expect(omittedCount, 'what was left out').toBeGreaterThan(OPENED.length);
  for (const address of LISTS) {
    const [, persona] = OPENED.find(([opened]) => opened === address) ?? [];
    const texts = visibleTextCounts.get(`${address} ${persona}`);
    expect(texts, `rows of ${address}`).toBeGreaterThan(1);
  }
});

beforeEach(() => {
  faults.length = 0;
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
  expectAnswered();
});

async function open([address, persona]: readonly [string, string], seed: number | null) {
  root?.unmount();
  given.clear();
  opening = seed;
  local.clear();
  session.clear();
  local.setItem('token', resetDb(persona) ?? '');
  local.setItem('viewed_intros', '[101,102,103,104,105]');
  window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `#${address}`);
  const store = createAppStore({ retries: false, wrapSend: countOmitted });
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, null);
}

/** Waits until no call is pending and rendering has ended. */
async function rendered(): Promise<void> {
  const isLoading = () => /cargando|buscando/.test(seen()) || isSuspended();
  const isUsable = () => controls().length > 0 && container.querySelector('h1') !== null;
  await until(() => !isLoading() && isUsable());
  await settled();
  await until(() => !isLoading() && isUsable());
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const seen = () => plain(container.textContent ?? '');
/** Whether React has hidden rendered content because another component suspends. */
const isSuspended = () => container.querySelector('[style*="display: none"]') !== null;

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (isBranch(at) ? at[key] : undefined), value);
}

/** Whether one path is a prefix of the other. */
function isPrefix(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, index) => key === other[index]);
}

/** Returns the ids of the products in a value. */
const skusIn = (value: unknown): string[] =>
  pathsInto(value)
    .filter((at) => /^(sku|ProductId)$/.test(String(at.at(-1))))
    .map((at) => String(valueAt(value, at)));

/** A row of a list in an answer. */
interface Row {
  /** The call, and the path of the row in the answer. */
  name: string;
  skus: string[];
  texts: string[];
  isTouched: boolean;
}

function rowsOf(call: string, answer: unknown, path: Path | undefined): Row[] {
  return pathsInto(answer)
    .filter((rowPath) => typeof rowPath.at(-1) === 'number' && isBranch(valueAt(answer, rowPath)))
    .map((rowPath) => {
      const row = valueAt(answer, rowPath);
      const leaves = pathsInto(row).map((at) => valueAt(row, at));
      const texts = leaves.filter((leaf) => typeof leaf === 'string').map(plain);
      return {
        name: `${call} ${rowPath.join('.')}`,
        skus: skusIn(row),
        texts: texts.filter((text) => text.length > 5),
        isTouched: path !== undefined && isPrefix(rowPath, path),
      };
    });
}

/**
 * Returns the visible texts of each row, by the row's name. Omits a text that the answers also contain outside this row
 * and outside rows with the same SKU, because such a text may stay visible if the app drops this row.
 */
function visibleTexts(): Map<string, string[]> {
  const shown = seen();
  const leaves = [...given.values()].flatMap(({ answer }) =>
    pathsInto(answer).flatMap((at) => {
      const leaf = valueAt(answer, at);
      return typeof leaf === 'string' ? [plain(leaf)] : [];
    }),
  );
  const rows = [...given.values()].flatMap(({ rows }) => rows);
  return new Map(
    rows.map(({ name, skus, texts }) => {
      const ofRow = rows
        .filter((row) => row.name === name || row.skus.some((sku) => skus.includes(sku)))
        .flatMap((row) => row.texts);
      const own = texts.filter((text) => {
        const holding = (all: readonly string[]) =>
          all.filter((leaf) => leaf.includes(text)).length;
        return shown.includes(text) && holding(leaves) === holding(ofRow);
      });
      return [name, own];
    }),
  );
}

/** Returns the texts that have disappeared although their row was not changed. */
function lostTexts(visible: ReadonlyMap<string, string[]>): string[] {
  const now = seen();
  const rows = [...given.values()].flatMap(({ rows }) => rows);
  const changedSkus = rows.filter(({ isTouched }) => isTouched).flatMap(({ skus }) => skus);
  return rows
    .filter(({ isTouched, skus }) => !isTouched && !skus.some((sku) => changedSkus.includes(sku)))
    .flatMap(({ name }) => visible.get(name) ?? [])
    .filter((text) => !now.includes(text));
}

/**
 * Whether no call is pending and the last answer arrived more than 0.7 s ago. The test then stops waiting for more
 * calls, because an invalid value may prevent a call that the app sends with valid answers.
 */
const isSilent = () => pendingCalls === 0 && performance.now() - lastResponseAt > 700;

const controls = () =>
  [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (control) => control.checkVisibility() && !control.closest('[inert]'),
  );

/** Asserts that the screen has text, controls and one `h1`, and that each link and button has an accessible name. */
function expectUsable(where: string): void {
  expect(container.innerText.trim().length, `${where}: text`).toBeGreaterThan(8);
  expect(controls().length, `${where}: controls`).toBeGreaterThan(0);
  const nameless = controls().filter(
    (control) =>
      control.matches('a, button') &&
      (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() === '',
  );
  expect(
    nameless.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    `${where}: controls without a name`,
  ).toEqual([]);
  expect(container.querySelectorAll('h1').length, `${where}: one heading`).toBe(1);
}

describe.each(OPENED)('%s of %s', (address, persona) => {
  it(`stays usable with one invalid value in each answer (${OPENINGS} openings)`, async () => {
    const errors = vi.spyOn(console, 'error');
    await open([address, persona], null);
    await rendered();
    expectUsable(address);
    const visible = visibleTexts();
    const calls = [...given.keys()];
    visibleTextCounts.set(`${address} ${persona}`, [...visible.values()].flat().length);

    for (let seed = 1; seed <= OPENINGS; seed += 1) {
      await open([address, persona], seed);
      const where = () =>
        [...given].map(([call, { path }]) => `${call}: ${path?.join('.')}`).join('\n');
      // If this wait times out, the assertions below fail with a better message.
      await vi
        .waitUntil(
          () =>
            (calls.every((call) => given.has(call)) || isSilent()) &&
            container.querySelector('h1') !== null &&
            !isSuspended() &&
            controls().length > 0 &&
            container.innerText.trim().length > 8 &&
            lostTexts(visible).length === 0,
          { ...SOON, interval: 40 },
        )
        .catch(() => undefined);
      expect(lostTexts(visible), where()).toEqual([]);
      expectUsable(where());
      expect(faults, where()).toEqual([]);
      expect(
        errors.mock.calls.map((call) => call.map(String).join(' ')),
        where(),
      ).toEqual([]);
    }
    errors.mockRestore();
  });
});
