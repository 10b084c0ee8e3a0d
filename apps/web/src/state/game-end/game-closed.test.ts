import { storedAnswer } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { SOON } from '../../testing/soon.ts';
import { answerKey, local } from '../core/storage.ts';
import { identityAtom, sendAtom } from '../session/session.ts';
import { createAppStore } from '../session/store.ts';
import { isGameClosedAtom } from './game-closed.ts';
import { gameEndAtom } from './game-end.ts';

it('asks once whether the game is over, and treats a failure as an open game', async () => {
  local.clear();
  const store = createAppStore();
  const send = vi.fn(() => Promise.reject(new ApiError('server')));
  store.set(sendAtom, send);
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
  const leave = store.sub(isGameClosedAtom, () => undefined);
  await vi.waitUntil(() => store.get(isGameClosedAtom) !== null, SOON);
  expect(store.get(isGameClosedAtom)).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
  leave();
});

it('the game is open while its end is unknown, and if the server says so', async () => {
  local.clear();
  const store = createAppStore();
  store.set(sendAtom, async ({ read }) => read({ closed: false, message: null }));
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
  const leave = store.sub(gameEndAtom, () => undefined);
  expect(store.get(gameEndAtom)).toEqual({ kind: 'open' });
  await vi.waitUntil(() => store.get(isGameClosedAtom) !== null, SOON);
  expect(store.get(gameEndAtom)).toEqual({ kind: 'open' });
  leave();
});

it.each([
  [true, true],
  [false, null],
])('a stored answer "closed: %s" makes the game closed, at the start: %s', (closed, isClosed) => {
  local.clear();
  const { id } = fixtures.userFernanda;
  const answer = storedAnswer({ closed, message: null }, Date.now());
  local.writeJson(answerKey(id, 'game-closed'), answer);
  const store = createAppStore();
  const send = vi.fn(() => new Promise<never>(() => undefined));
  store.set(sendAtom, send);
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
  const leave = store.sub(isGameClosedAtom, () => undefined);
  expect(store.get(isGameClosedAtom)).toBe(isClosed);
  expect(send).toHaveBeenCalledTimes(1);
  leave();
});
