import { type Challenge, MAX_AGE_MS, storedAnswer } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '../../api/call.ts';
import { SOON } from '../../testing/soon.ts';
import { currentChallengeAtom } from '../challenges.ts';
import { answerKey, LOCAL_KEYS, local, OWNER_KEY } from '../core/storage.ts';
import { identityAtom, sendAtom } from '../session/session.ts';
import { type AppStore, createAppStore } from '../session/store.ts';
import { gameClosedAtom } from './game-closed.ts';
import { gameEndAtom } from './game-end.ts';

const RUNNING: Challenge = {
  name: 'Gran final',
  roles: '3',
  start_date: '2026-03-01',
  end_date: null,
  component: 'ranking',
};
const OVER: Challenge = { ...RUNNING, end_date: '2026-03-02' };

let store: AppStore;
let challenge: Challenge | null | undefined;

beforeEach(() => {
  local.clear();
  local.setItem(OWNER_KEY, String(fixtures.userFernanda.id));
  local.setItem(LOCAL_KEYS.token, 'token');
  store = createAppStore({ retries: false });
  store.set(sendAtom, async <T>({ path, read }: Call<T>): Promise<T> => {
    if (path === '/game/closed') return read({ closed: true, message: null });
    if (challenge === undefined) throw new ApiError('offline');
    return read(structuredClone(challenge));
  });
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
});

it.each<[string, Challenge | null | undefined, Challenge | null, string]>([
  ['still runs', RUNNING, OVER, 'challenge-runs'],
  ['is over', OVER, RUNNING, 'closed'],
  ['does not exist', null, RUNNING, 'closed'],
  ['cannot be loaded, if the stored one still runs', undefined, RUNNING, 'challenge-runs'],
  ['cannot be loaded, if the stored one is over', undefined, OVER, 'closed'],
  ['cannot be loaded, if none is stored', undefined, null, 'closed'],
])('is right for a closed game whose challenge %s', async (_, current, seen, kind) => {
  challenge = current;
  if (seen) {
    const stored = storedAnswer(seen, Date.now() - 2 * MAX_AGE_MS);
    local.writeJson(answerKey(fixtures.userFernanda.id, 'challenge'), stored);
  }
  const leave = store.sub(gameEndAtom, () => undefined);
  await vi.waitUntil(() => {
    const { data, error, isFetching } = store.get(currentChallengeAtom);
    return !isFetching && (data !== undefined || error !== null);
  }, SOON);
  expect(store.get(gameEndAtom)?.kind).toBe(kind);
  leave();
});

it.each<[string, Challenge | null, string | undefined]>([
  ['shows the closing message at once over stored answers', OVER, 'closed'],
  ['shows it at once if there was no challenge', null, 'closed'],
  ['hides it while the stored challenge runs', RUNNING, 'challenge-runs'],
])('before the server answers, %s', (_, seen, kind) => {
  const { id } = fixtures.userFernanda;
  const at = Date.now() - 2 * MAX_AGE_MS;
  local.writeJson(answerKey(id, 'game-closed'), storedAnswer({ closed: true, message: null }, at));
  local.writeJson(answerKey(id, 'challenge'), storedAnswer(seen, at));
  store.set(sendAtom, () => new Promise<never>(() => undefined));
  const leave = store.sub(gameEndAtom, () => undefined);
  expect(store.get(gameEndAtom)?.kind).toBe(kind);
  expect(store.get(gameClosedAtom)).toMatchObject({ dataUpdatedAt: at, isFetching: true });
  leave();
});
