import { beforeEach, describe, expect, it } from 'vitest';
import { calls, loadPage, newPhone, setOnline, store } from '../../testing/phone.ts';
import { userAtom } from '../session/session.ts';
import { raffleAtom, revealRaffleAtom } from './raffle.ts';

beforeEach(() => {
  newPhone();
  const user = { show_result_winner: true, reward_block: true, winner: null };
  loadPage(() => ({}), user, 3);
});

it('the result is hidden behind the tickets until the user asks for it', async () => {
  expect(store.get(raffleAtom)).toMatchObject({ kind: 'pending', tickets: '3 boletos' });
  const telling = store.set(revealRaffleAtom);
  expect(store.get(raffleAtom).kind).toBe('not-winner');
  await telling;
  expect(store.get(raffleAtom).kind).toBe('not-winner');
  expect(store.get(userAtom).reward_block).toBe(false);
});

it('the server is told once that the result was seen', async () => {
  await store.set(revealRaffleAtom);
  await store.set(revealRaffleAtom);
  expect(calls).toEqual(['POST /auth/user/seen/reward']);
});

describe('if seen/reward fails, the result that the app has is shown all the same', () => {
  beforeEach(() => {
    setOnline(false);
  });

  it('the user sees that a prize was won', async () => {
    store.set(userAtom, { winner: { reward_name: 'Motocicleta', available: true } });
    await store.set(revealRaffleAtom);
    expect(store.get(raffleAtom).kind).toBe('winner-available');
  });

  it('the call is not repeated in this visit, and the next visit begins with the tickets', async () => {
    await store.set(revealRaffleAtom);
    setOnline(true);
    await store.set(revealRaffleAtom);
    expect(calls).toHaveLength(1);
    expect(store.get(userAtom).reward_block).toBe(true);
  });
});

it('a result that was revealed in this visit stays revealed after an outdated answer', async () => {
  await store.set(revealRaffleAtom);
  store.set(userAtom, { reward_block: true });
  expect(store.get(raffleAtom).kind).toBe('not-winner');
});
