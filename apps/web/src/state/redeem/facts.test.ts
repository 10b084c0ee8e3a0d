import type { Identity, LedgerEntry, ProductDetail, RedeemFacts } from '@gemas/domain';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEntry } from '../../testing/ledger.ts';
import { cardProduct, loadPage, newPhone, USER } from '../../testing/phone.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { productKey } from '../vault.ts';
import { factsOf, openCheckoutAtom } from './redeem.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const SKU = 'TR';

const FACTS: RedeemFacts = {
  ...{ type: 'card', price: 500, balance: 1284, vaultOpen: true, hasOpenOrder: false },
  ...{ orderedToday: false, waitUntil: null },
};

beforeEach(() => {
  newPhone();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => vi.restoreAllMocks());

/** What the phone knows when the facts are computed. */
interface World {
  product?: Partial<ProductDetail> | null;
  user?: Partial<Identity['user']>;
  ledger?: Partial<LedgerEntry>[];
  rewards?: { sku: string; date: number }[];
}

it.each<[string, World, Partial<RedeemFacts>]>([
  ['nothing prevents the order', {}, {}],
  ['the product is loading', { product: null }, { type: '', price: null }],
  ['the product was withdrawn', { product: { available: false } }, { price: null }],
  ['the vault is closed', { user: { vault_open: false } }, { vaultOpen: false }],
  ['order_now of the server has the sku', { user: { order_now: [SKU] } }, { orderedToday: true }],
  [
    'this phone redeemed the sku a minute ago',
    { rewards: [{ sku: SKU, date: NOW - 60_000 }] },
    { orderedToday: true, waitUntil: NOW + 240_000 },
  ],
  ['an order is open', { ledger: [{}] }, { hasOpenOrder: true }],
  ['an order of another prize is open', { ledger: [{ sku: 'X' }] }, {}],
  ['a claim of the sku is open', { ledger: [{ kind: 'claim', price: 0 }] }, {}],
])('the facts of a checkout when %s', (_when, { product, user, ledger, rewards }, facts) => {
  const page = loadPage(undefined, { vault_open: true, order_now: [], ...user }, 1284);
  const { id } = USER;
  const known = cardProduct({ sku: SKU, ...product });
  if (product !== null) page.get(queryClientAtom).setQueryData(productKey(id, SKU), known);
  for (const over of ledger ?? []) keepEntry(id, { sku: SKU, price: 500, sentAt: NOW, ...over });
  if (rewards) local.setItem(LOCAL_KEYS.lastRewards, JSON.stringify(rewards));
  page.set(openCheckoutAtom, SKU);
  expect(factsOf(page.get)).toEqual({ ...FACTS, ...facts });
});
