import type { LedgerEntry, User } from '@gemas/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { leavePages, openPage } from '../../testing/stores.ts';
import { local } from '../core/storage.ts';
import { identityAtom, tokenAtom } from '../session/session.ts';
import { keyOf, ledgerAtom, VERSION } from './ledger.ts';

const USER = { id: 1001, active: true, addresses: [] as unknown } as User;

const ENTRY: LedgerEntry = {
  seq: 1,
  kind: 'order',
  sku: 'TR-500',
  name: 'Tarjeta de regalo',
  price: 500,
  balanceBefore: 1284,
  orderedBefore: false,
  ordersBefore: [],
  sentAt: Date.now(),
  state: 'sending',
  settledAt: null,
  message: '',
  isSeen: false,
};

afterEach(() => {
  leavePages();
  vi.unstubAllGlobals();
});

it('shows an entry that another tab has changed before the ledger was mounted', () => {
  vi.stubGlobal('window', new EventTarget());
  const store = openPage();
  local.setItem('token', 'token');
  store.set(tokenAtom, 'token');
  store.set(identityAtom, { user: USER, wallet: { balance: 1284 } });
  const write = (entry: LedgerEntry) =>
    local.setItem(keyOf(USER.id, ENTRY), JSON.stringify({ ...entry, version: VERSION }));
  const states = () => store.get(ledgerAtom).map(({ state }) => state);
  write(ENTRY);
  expect(states()).toEqual(['sending']);
  write({ ...ENTRY, state: 'made', settledAt: Date.now() });
  const leave = store.sub(ledgerAtom, () => undefined);
  expect(states()).toEqual(['made']);
  leave();
});
