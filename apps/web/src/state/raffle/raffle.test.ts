import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { AppStore } from '../core/jotai.ts';
import { local, session } from '../core/storage.ts';
import { identityAtom, sendAtom, userAtom } from '../session/session.ts';
import { createAppStore } from '../session/store.ts';
import { raffleAtom, revealAtom, revealRaffleAtom } from './raffle.ts';

let store: AppStore;
let calls: string[] = [];
let isOnline = true;

beforeEach(() => {
  local.clear();
  session.clear();
  calls = [];
  isOnline = true;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ method, path, read }) => {
    calls.push(`${method} ${path}`);
    if (!isOnline) throw new ApiError('offline');
    return read({});
  });
  const user = {
    ...fixtures.userFernanda,
    show_result_winner: true,
    reward_block: true,
    winner: null,
  };
  store.set(identityAtom, { user, wallet: { balance: 3 } });
});

it('the result is hidden behind the tickets until it is revealed', async () => {
  expect(store.get(revealAtom)).toEqual({ step: 'idle' });
  expect(store.get(raffleAtom)).toMatchObject({ kind: 'pending', tickets: '3 boletos' });
  const revealing = store.set(revealRaffleAtom);
  expect(store.get(revealAtom)).toEqual({ step: 'asking' });
  await revealing;
  expect(store.get(revealAtom)).toEqual({ step: 'revealed' });
  expect(store.get(raffleAtom).kind).toBe('not-winner');
  expect(store.get(userAtom).reward_block).toBe(false);
});

it('the server is told once that the result was seen', async () => {
  await store.set(revealRaffleAtom);
  await store.set(revealRaffleAtom);
  expect(calls).toEqual(['POST /auth/user/seen/reward']);
});

it('a result that could not be revealed stays hidden, says why, and can be asked for again', async () => {
  isOnline = false;
  await store.set(revealRaffleAtom);
  expect(store.get(revealAtom)).toEqual({ step: 'failed', failure: 'offline' });
  expect(store.get(raffleAtom).kind).toBe('pending');
  expect(store.get(userAtom).reward_block).toBe(true);
  isOnline = true;
  await store.set(revealRaffleAtom);
  expect(store.get(raffleAtom).kind).toBe('not-winner');
});

it('a result that was revealed in this visit stays revealed after an outdated answer', async () => {
  await store.set(revealRaffleAtom);
  store.set(userAtom, { reward_block: true });
  expect(store.get(raffleAtom).kind).toBe('not-winner');
});
