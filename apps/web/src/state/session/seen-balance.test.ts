import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage, newPhone } from '../../testing/phone.ts';
import { openPage } from '../../testing/stores.ts';
import { local } from '../core/storage.ts';
import { balanceBeforeVisitAtom, seenBalanceAtom } from './seen-balance.ts';
import { startupAtom } from './session.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');
const { id } = fixtures.userFernanda;

beforeEach(() => {
  newPhone();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

it('the balance before a visit stays the same while the visit goes on', () => {
  const first = loadPage();
  expect(first.get(balanceBeforeVisitAtom)).toBeNull();
  expect(first.get(seenBalanceAtom)).toBeNull();
  first.set(seenBalanceAtom, 1284);
  expect(first.get(balanceBeforeVisitAtom)).toBeNull();
  expect(first.get(seenBalanceAtom)).toEqual({ balance: 1284, at: NOW });

  const second = loadPage();
  second.set(seenBalanceAtom, 1296);
  expect(second.get(balanceBeforeVisitAtom)).toEqual({ balance: 1284, at: NOW });
  expect(second.get(seenBalanceAtom)).toEqual({ balance: 1296, at: NOW });
  expect(loadPage().get(seenBalanceAtom)).toEqual({ balance: 1296, at: NOW });
});

it('a remembered balance does not count as seen before the server has confirmed the user', () => {
  const store = openPage();
  const identity = { user: fixtures.userFernanda, wallet: { balance: 1284 } };
  const remembered = { identity, at: NOW };
  store.set(startupAtom, { type: 'start', token: 'token', code: null, remembered });
  store.set(seenBalanceAtom, 1284);
  expect(store.get(seenBalanceAtom)).toBeNull();
  expect(local.getItem(`seen_balance:${id}`)).toBeNull();

  store.set(startupAtom, { type: 'user-confirmed', identity });
  store.set(seenBalanceAtom, 1284);
  expect(store.get(seenBalanceAtom)).toEqual({ balance: 1284, at: NOW });
  expect(local.getItem(`seen_balance:${id}`)).not.toBeNull();
});

it.each(['{', '"1284"', '{"balance":"1284"}'])(
  'a stored balance that cannot be read is ignored: %s',
  (stored) => {
    local.setItem(`seen_balance:${id}`, stored);
    expect(loadPage().get(seenBalanceAtom)).toBeNull();
  },
);
