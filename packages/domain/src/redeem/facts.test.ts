import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import type { ProductDetail } from '../vault/product.ts';
import { type CheckoutWorld, redeemFacts } from './facts.ts';
import { REPEAT_WAIT_MS } from './repeat.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');

const PRODUCT: ProductDetail = {
  id: 1,
  sku: 'TR',
  name: 'Tarjeta de regalo',
  img: '',
  gallery: [],
  description: '',
  gems: 500,
  type: 'card',
  reward_type: '',
  reward_name: '',
  reward_sku: '',
  available: true,
};

const WORLD: CheckoutWorld = {
  sku: 'TR',
  product: PRODUCT,
  user: { vault_open: true, order_now: [] },
  balance: 1284,
  ledger: [],
  rewards: [],
  now: NOW,
};

const FACTS = {
  type: 'card',
  price: 500,
  balance: 1284,
  vaultOpen: true,
  hasOpenOrder: false,
  orderedToday: false,
  waitUntil: null,
  now: NOW,
};

it.each<[string, Partial<CheckoutWorld>, object]>([
  ['nothing prevents the order', {}, {}],
  ['the product is loading', { product: undefined }, { type: '', price: null }],
  ['the product was withdrawn', { product: { ...PRODUCT, available: false } }, { price: null }],
  ['the vault is closed', { user: { vault_open: false, order_now: [] } }, { vaultOpen: false }],
  [
    'order_now of the server includes the sku',
    { user: { vault_open: true, order_now: ['TR'] } },
    { orderedToday: true },
  ],
  [
    'this phone redeemed the sku a minute ago',
    { rewards: [{ sku: 'TR', date: NOW - 60_000 }] },
    { orderedToday: true, waitUntil: NOW - 60_000 + REPEAT_WAIT_MS },
  ],
  [
    'the outcome of an order of the sku is unknown',
    { ledger: [entry({ sku: 'TR', price: 500 })] },
    { hasOpenOrder: true, balance: 784 },
  ],
  [
    'the outcome of an order of another prize is unknown',
    { ledger: [entry({ price: 489 })] },
    { balance: 795 },
  ],
  [
    'the user has seen the outcome of earlier orders of the sku',
    {
      ledger: [
        entry({ sku: 'TR', state: 'made', isSeen: true }),
        entry({ sku: 'TR', state: 'not-made', isSeen: true }),
      ],
    },
    {},
  ],
  [
    'the user has not seen that an earlier order of the sku was made',
    { ledger: [entry({ sku: 'TR', state: 'made' })] },
    { hasOpenOrder: true },
  ],
  [
    'the outcome of a claim of the sku is unknown',
    { ledger: [entry({ sku: 'TR', kind: 'claim', price: 0 })] },
    {},
  ],
  ['this phone redeemed another sku', { rewards: [{ sku: 'X', date: NOW }] }, {}],
])('redeemFacts when %s', (_name, world, facts) => {
  expect(redeemFacts({ ...WORLD, ...world })).toEqual({ ...FACTS, ...facts });
});
