import { type LedgerEntry, storedEntry } from '@gemas/domain';
import { setScenario } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEDGER_PREFIX, local } from '../../state/core/storage.ts';
import { open, setUpApp } from '../../testing/open-app.tsx';
import { settled } from '../../testing/settled.ts';
import { SOON } from '../../testing/soon.ts';

const KEY = `${LEDGER_PREFIX}1001:1:order:TR-NIP`;

const ENTRY: LedgerEntry = {
  seq: 1,
  kind: 'order',
  sku: 'TR-NIP',
  name: 'NIP nuevo para tu tarjeta',
  price: 20,
  balanceBefore: 1284,
  ordersBefore: [],
  sentAt: Date.now(),
  state: 'unknown',
  settledAt: null,
  message: '',
  isSeen: false,
};

const store = (change: Partial<LedgerEntry>) =>
  local.setItem(KEY, JSON.stringify(storedEntry({ ...ENTRY, ...change })));
const stored = () => JSON.parse(local.getItem(KEY) ?? '{}') as LedgerEntry;
/** Simulates a change of the ledger by another tab. */
const changeInOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
const text = () => document.body.innerText.replace(/\s+/g, ' ');
const SETTLED = { state: 'made', settledAt: Date.now() } as const;

setUpApp();

/**
 * Opens Mis premios and waits until it contains `words`. The heading is checked too, because Score may contain the same
 * words.
 */
async function readOnRewards(words: string): Promise<void> {
  window.location.hash = '#/rewards';
  const heading = () => document.querySelector('h1')?.textContent;
  await vi.waitFor(() => {
    expect(heading()).toBe('Mis premios');
    expect(text()).toContain(words);
  }, SOON);
}

afterEach(() => {
  vi.restoreAllMocks();
});

let clock: number;

/** Stops the clock that measures how long a text has been shown. Only `passTime` moves it. */
beforeEach(() => {
  clock = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

/** Lets some seconds pass, after all effects of the screen have run. */
async function passTime(): Promise<void> {
  await settled();
  clock += 5000;
}

/** Leaves the screen and waits until its effects have been cleaned up. */
async function leave(): Promise<void> {
  window.location.hash = '#/menu';
  await vi.waitFor(() => expect(text()).toContain('Cerrar sesión'), SOON);
  await settled();
}

it('Mis premios marks a settled order as seen after showing it', async () => {
  await open('/score');
  store(SETTLED);
  changeInOtherTab();
  await readOnRewards('Tu canje sí se hizo');
  await passTime();
  await leave();
  expect(stored().isSeen).toBe(true);
});

it('Mis premios leaves an order unseen if its outcome was shown only for a moment', async () => {
  await open('/score');
  store({});
  changeInOtherTab();
  await readOnRewards('No sabemos si tu canje se hizo');
  await passTime();
  store(SETTLED);
  changeInOtherTab();
  await vi.waitFor(() => expect(text()).toContain('Tu canje sí se hizo'), SOON);
  await settled();
  await leave();
  expect(stored().isSeen).toBe(false);
});

it('Mis premios leaves an order unseen that another tab settles as the user leaves', async () => {
  await open('/score');
  store({});
  changeInOtherTab();
  await readOnRewards('No sabemos si tu canje se hizo');
  store(SETTLED);
  await leave();
  expect(stored().isSeen).toBe(false);
});

it('an order without proof leads from Mis premios to the question whether to risk a second order', async () => {
  await open('/score');
  setScenario('offline', { only: 'GET /orders' });
  store({ state: 'unproven', waitedMs: 600_000 });
  changeInOtherTab();
  await readOnRewards('No pudimos comprobar tu canje');
  const button = (name: string) =>
    vi.waitFor(() => {
      const all = [...document.querySelectorAll('button')];
      const one = all.find(({ innerText }) => innerText === name);
      expect(one).toBeDefined();
      return one as HTMLElement;
    }, SOON);
  (await button('Canjear otra vez')).click();
  await vi.waitFor(() => expect(window.location.hash).toBe(CHECKOUT), SOON);
  await vi.waitFor(
    () => expect(document.querySelector('h1')?.textContent).toBe('Canjear premio'),
    SOON,
  );
  (await button('Canjear otra vez')).click();
  (await button('Sí, canjear otra vez')).click();
  await vi.waitFor(() => expect(document.querySelector('main form')).not.toBeNull(), SOON);
  expect(local.keys(LEDGER_PREFIX)).toEqual([]);
});

const CHECKOUT = '#/vault/TR-NIP/order';

it('the checkout marks a made order as seen after showing it', async () => {
  await open('/score');
  store(SETTLED);
  changeInOtherTab();
  window.location.hash = CHECKOUT;
  await vi.waitFor(() => expect(text()).toContain('¡Felicidades!'), SOON);
  await passTime();
  await leave();
  expect(stored().isSeen).toBe(true);
});

it('the checkout leaves an order unseen that another tab settles as the user leaves', async () => {
  await open('/score');
  store({});
  changeInOtherTab();
  window.location.hash = CHECKOUT;
  await vi.waitFor(() => expect(text()).toContain('No sabemos si tu canje se hizo'), SOON);
  await passTime();
  store(SETTLED);
  await leave();
  expect(stored().isSeen).toBe(false);
});

/** Sends the claim form, and waits until the screen says that the claim was successful. */
async function claim(): Promise<void> {
  await open('/claim/reward');
  document.querySelector<HTMLElement>("button[type='submit']")?.click();
  await vi.waitFor(() => expect(text()).toContain('¡Felicidades!'), SOON);
}

/** Returns for each entry of the ledger whether the user has seen its outcome. */
const seen = () =>
  local
    .keys(LEDGER_PREFIX)
    .map((key) => (JSON.parse(local.getItem(key) ?? '') as LedgerEntry).isSeen);

it('the claim form marks a claim as seen after showing that it was made', async () => {
  await claim();
  await passTime();
  await leave();
  expect(seen()).toEqual([true]);
});

it('the claim form leaves a claim unseen if its outcome was shown only for a moment', async () => {
  await claim();
  await leave();
  expect(seen()).toEqual([false]);
});
