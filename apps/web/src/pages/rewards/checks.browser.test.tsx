import type { LedgerEntry } from '@gemas/domain';
import { setScenario } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LEDGER_PREFIX, local } from '../../state/core/storage.ts';
import { keepEntry } from '../../testing/ledger.ts';
import { open, setUpApp } from '../../testing/open-app.tsx';
import { settled } from '../../testing/settled.ts';
import { SOON } from '../../testing/soon.ts';

const SKU = 'TR-NIP';
const KEY = `${LEDGER_PREFIX}1001:1:order:${SKU}`;
const CHECKOUT = `#/vault/${SKU}/order`;
const SETTLED = { state: 'made', settledAt: Date.now() } as const;

/** Stores an order, as another tab does. */
const store = (change: Partial<LedgerEntry>) => keepEntry(1001, { sku: SKU, price: 20, ...change });

/** Lets this tab notice that another tab has changed the ledger. */
const changeInOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
const text = () => document.body.innerText.replace(/\s+/g, ' ');
/** Returns for each entry of the ledger whether the user has seen its outcome. */
const seen = () =>
  local
    .keys(LEDGER_PREFIX)
    .map((key) => (JSON.parse(local.getItem(key) ?? '') as LedgerEntry).isSeen);

setUpApp();
afterEach(() => {
  vi.restoreAllMocks();
});

let clock: number;

/** Stops the clock that measures how long a text has been shown. Only `passTime` moves it. */
beforeEach(() => {
  clock = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

/** Waits for a button. */
const button = (name: string) =>
  vi.waitFor(() => {
    const all = [...document.querySelectorAll('button')];
    const one = all.find(({ innerText }) => innerText === name);
    expect(one).toBeDefined();
    return one as HTMLElement;
  }, SOON);

/** Lets some seconds pass, after all effects of the screen have run. */
async function passTime(): Promise<void> {
  await settled();
  clock += 5000;
}

/** Opens a screen of the running app, and waits until it contains `words`. */
async function readOn(hash: string, heading: string, words: string): Promise<void> {
  changeInOtherTab();
  window.location.hash = hash;
  await vi.waitFor(() => {
    // Score, which is left, may contain the same words.
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    expect(text()).toContain(words);
  }, SOON);
}

/** Leaves the screen and waits until its effects have been cleaned up. */
async function leave(): Promise<void> {
  window.location.hash = '#/menu';
  await vi.waitFor(() => expect(text()).toContain('Cerrar sesión'), SOON);
  await settled();
}

it.each([
  ['Mis premios', '#/rewards', 'Mis premios', 'Tu canje sí se hizo'],
  ['the checkout', CHECKOUT, '¡Felicidades!', '¡Felicidades!'],
])('%s marks a made order as seen after showing it', async (_where, hash, heading, words) => {
  await open('/score');
  store(SETTLED);
  await readOn(hash, heading, words);
  await passTime();
  await leave();
  expect(seen()).toEqual([true]);
});

it.each([
  ['Mis premios', '#/rewards', 'Mis premios'],
  ['the checkout', CHECKOUT, 'Canjear premio'],
])(
  '%s leaves an order unseen that another tab settles as the user leaves',
  async (_where, hash, heading) => {
    await open('/score');
    store({});
    await readOn(hash, heading, 'No sabemos si tu canje se hizo');
    await passTime();
    store(SETTLED);
    await leave();
    expect(seen()).toEqual([false]);
  },
);

it.each([
  ['marks a claim as seen after showing that it was made', true],
  ['leaves a claim unseen if its outcome was shown only for a moment', false],
])('the claim form %s', async (_what, isRead) => {
  await open('/claim/reward');
  document.querySelector<HTMLElement>("button[type='submit']")?.click();
  await vi.waitFor(() => expect(text()).toContain('¡Felicidades!'), SOON);
  if (isRead) await passTime();
  await leave();
  expect(seen()).toEqual([isRead]);
});

it('an order without proof can be put aside in Mis premios, and its form still asks about the risk', async () => {
  await open('/score');
  setScenario('offline', { only: 'GET /orders' });
  store({ state: 'unproven', waitedMs: 600_000 });
  await readOn('#/rewards', 'Mis premios', 'No pudimos comprobar tu canje');
  const putAside = await button('Ya no mostrar');
  await settled();
  putAside.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(text()).not.toContain('No pudimos comprobar'), SOON);
  expect(document.activeElement).toBe(document.querySelector('h1'));
  expect(seen()).toEqual([true]);
  await readOn(CHECKOUT, 'Canjear premio', 'No pudimos comprobar tu canje');
});

it('a claim without proof is not offered again if there is no prize to claim', async () => {
  await open('/score');
  setScenario('offline', { only: 'GET /orders' });
  store({ kind: 'claim', state: 'unproven', waitedMs: 600_000 });
  await readOn('#/rewards', 'Mis premios', 'No pudimos comprobar tu solicitud');
  await button('Ya no mostrar');
  expect(text()).not.toContain('Enviar otra vez');
});

it('an order without proof leads from Mis premios to the question whether to risk a second order', async () => {
  await open('/score');
  setScenario('offline', { only: 'GET /orders' });
  store({ state: 'unproven', waitedMs: 600_000 });
  await readOn('#/rewards', 'Mis premios', 'No pudimos comprobar tu canje');
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
