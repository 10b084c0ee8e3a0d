import { storedEntry } from '@gemas/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ledgerEntry } from '../../testing/ledger.ts';
import { loadPage, newPhone } from '../../testing/phone.ts';
import { local } from '../core/storage.ts';
import { hasUnsettledAtom, keyOf, ledgerAtom, readLedger } from './stored-ledger.ts';

const ENTRY = ledgerEntry({ sku: 'TR-500', state: 'sending' });

const stored = storedEntry(ENTRY);

/** Stores a value under the key of a ledger entry. By default, the entry belongs to user 1001, who owns the phone. */
function write(value: unknown, key = 'ledger:1001:1:order:TR-500'): void {
  local.setItem(key, JSON.stringify(value));
}

beforeEach(() => newPhone(1001));
afterEach(() => vi.unstubAllGlobals());

it('is stored for each user and entry under a key of its own', () => {
  expect(keyOf(1001, ENTRY)).toBe('ledger:1001:1:order:TR-500');
  write(stored);
  expect(readLedger(1001)).toEqual([ENTRY]);
});

it('does not read an entry of another version, and leaves it in the storage', () => {
  write({ ...stored, version: 2 });
  expect(readLedger(1001)).toEqual([]);
  expect(local.keys('ledger:')).toHaveLength(1);
});

it('reads the entries of this user, the oldest first', () => {
  for (const seq of [10, 2, 1]) write({ ...stored, seq }, `ledger:1001:${seq}:order:TR-500`);
  write(stored, 'ledger:10010:1:order:TR-500');
  expect(readLedger(1001).map(({ seq }) => seq)).toEqual([1, 2, 10]);
});

it('reads nothing if the phone belongs to another user', () => {
  write(stored);
  local.setItem('owner', '2002');
  expect(readLedger(1001)).toEqual([]);
});

it('removes an entry a day after it was settled, and keeps newer entries', () => {
  const settledAt = Date.now() - 86_400_000;
  write({ ...stored, state: 'made', settledAt });
  write({ ...stored, seq: 2, state: 'made', settledAt: Date.now() }, 'ledger:1001:2:order:TR-500');
  expect(readLedger(1001).map(({ seq }) => seq)).toEqual([2]);
  expect(local.keys('ledger:')).toEqual(['ledger:1001:2:order:TR-500']);
});

it.each([
  ['unknown', false, true],
  ['unproven', false, true],
  ['unproven', true, false],
  ['made', false, false],
] as const)(
  'an entry that is %s, with isSeen %s: the server is asked about it: %s',
  (state, isSeen, isAsked) => {
    write({ ...stored, state, isSeen });
    expect(loadPage(undefined, { id: 1001 }).get(hasUnsettledAtom)).toBe(isAsked);
  },
);

it('observes changes of the ledger by other tabs while it is shown, and no other changes', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const store = loadPage(undefined, { id: 1001 });
  const tell = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const states = () => store.get(ledgerAtom).map(({ state }) => state);
  expect(states()).toEqual([]);
  write(stored);
  // The ledger is read again on mount, because another tab may have changed it before.
  const leave = store.sub(ledgerAtom, () => undefined);
  expect(states()).toEqual(['sending']);
  local.removeItem('ledger:1001:1:order:TR-500');
  tell('last_rewards');
  expect(states()).toEqual(['sending']);
  tell('ledger:1001:1:order:TR-500');
  expect(states()).toEqual([]);
  write(stored);
  tell(null);
  expect(states()).toEqual(['sending']);
  leave();
  local.removeItem('ledger:1001:1:order:TR-500');
  tell(null);
  expect(states()).toEqual(['sending']);
});
