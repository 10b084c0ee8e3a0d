import { storedAnswer } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { loadPage, mount, newPhone, USER } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { answerKey, local } from '../core/storage.ts';
import { isGameClosedAtom } from './game-closed.ts';
import { gameEndAtom } from './game-end.ts';

beforeEach(() => newPhone());

it('asks once whether the game is over, and treats a failure as an open game', async () => {
  const answer = vi.fn(() => Promise.reject(new ApiError('server')));
  const store = loadPage(answer);
  mount(store, isGameClosedAtom);
  await vi.waitUntil(() => store.get(isGameClosedAtom) !== null, SOON);
  expect(store.get(isGameClosedAtom)).toBe(false);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('the game is open while its end is unknown, and if the server says so', async () => {
  const store = loadPage(() => ({ closed: false, message: null }));
  mount(store, gameEndAtom);
  expect(store.get(gameEndAtom)).toEqual({ kind: 'open' });
  await vi.waitUntil(() => store.get(isGameClosedAtom) !== null, SOON);
  expect(store.get(gameEndAtom)).toEqual({ kind: 'open' });
});

it.each([
  [true, true],
  [false, null],
])('a stored answer "closed: %s" makes the game closed, at the start: %s', (closed, isClosed) => {
  const stored = storedAnswer({ closed, message: null }, Date.now());
  local.writeJson(answerKey(USER.id, 'game-closed'), stored);
  const answer = vi.fn(() => new Promise(() => undefined));
  const store = loadPage(answer);
  mount(store, isGameClosedAtom);
  expect(store.get(isGameClosedAtom)).toBe(isClosed);
  expect(answer).toHaveBeenCalledTimes(1);
});
