import { storedAnswer } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { calls, loadPage, mount, newPhone, USER } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { answerKey, local } from '../core/storage.ts';
import { isGameClosedAtom } from './game-closed.ts';
import { gameEndAtom } from './game-end.ts';

beforeEach(() => newPhone());

it('asks once whether the game is over, and treats a failure as an open game', async () => {
  const store = loadPage(() => Promise.reject(new ApiError('server')));
  mount(store, isGameClosedAtom);
  await vi.waitUntil(() => store.get(isGameClosedAtom) !== null, SOON);
  expect(store.get(isGameClosedAtom)).toBe(false);
  expect(calls).toEqual(['GET /game/closed']);
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
])(
  'a stored answer "closed: %s" makes the game closed, at the start: %s',
  async (closed, isClosed) => {
    const stored = storedAnswer({ closed, message: null }, Date.now());
    local.writeJson(answerKey(USER.id, 'game-closed'), stored);
    const store = loadPage(() => new Promise(() => undefined));
    mount(store, isGameClosedAtom);
    expect(store.get(isGameClosedAtom)).toBe(isClosed);
    await vi.waitFor(() => expect(calls).toEqual(['GET /game/closed']), SOON);
  },
);
