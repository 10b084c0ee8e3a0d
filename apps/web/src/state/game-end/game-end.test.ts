import { type Challenge, storedAnswer } from '@gemas/domain';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { loadPage, mount, newPhone, USER, visit } from '../../testing/phone.ts';
import { currentChallengeAtom } from '../challenges.ts';
import { answerKey, local, session } from '../core/storage.ts';
import { gameClosedAtom } from './game-closed.ts';
import { gameEndAtom, noticeSeenAtom } from './game-end.ts';

const RUNNING: Challenge = {
  ...{ name: 'Gran final', roles: '3', start_date: '2026-03-01', end_date: null },
  component: 'ranking',
};
const OVER: Challenge = { ...RUNNING, end_date: '2026-03-02' };
const CLOSED = { closed: true, message: null };

beforeEach(() => newPhone());

/** Stores an answer on the phone, as if it were of the visit before the last day. Returns when it arrived. */
function store(name: string, answer: unknown): number {
  const at = Date.now() - 2 * 24 * 60 * 60 * 1000;
  local.writeJson(answerKey(USER.id, name), storedAnswer(answer, at));
  return at;
}

it.each<[string, Challenge | 'offline' | 'missing' | null, Challenge | null, string]>([
  ['still runs', RUNNING, OVER, 'challenge-runs'],
  ['is over', OVER, RUNNING, 'closed'],
  ['does not exist', null, RUNNING, 'closed'],
  ['is gone, although the stored one runs', 'missing', RUNNING, 'closed'],
  ['cannot be loaded, if the stored one still runs', 'offline', RUNNING, 'challenge-runs'],
  ['cannot be loaded, if the stored one is over', 'offline', OVER, 'closed'],
  ['cannot be loaded, if none is stored', 'offline', null, 'closed'],
])('is right for a closed game whose challenge %s', async (_, current, seen, kind) => {
  if (seen) store('challenge', seen);
  const page = loadPage(({ path }) => {
    if (path === '/game/closed') return CLOSED;
    if (typeof current === 'string') throw new ApiError(current);
    return structuredClone(current);
  });
  mount(page, gameEndAtom);
  await visit(page, gameClosedAtom);
  await visit(page, currentChallengeAtom);
  expect(page.get(gameEndAtom)?.kind).toBe(kind);
});

it.each<[string, Challenge | null, string | undefined]>([
  ['shows the closing message at once over stored answers', OVER, 'closed'],
  ['shows it at once if there was no challenge', null, 'closed'],
  ['hides it while the stored challenge runs', RUNNING, 'challenge-runs'],
])('before the server answers, %s', (_, seen, kind) => {
  const at = store('game-closed', CLOSED);
  store('challenge', seen);
  const page = loadPage(() => new Promise(() => undefined));
  mount(page, gameEndAtom);
  expect(page.get(gameEndAtom)?.kind).toBe(kind);
  expect(page.get(gameClosedAtom)).toMatchObject({ dataUpdatedAt: at, isFetching: true });
});

it('the notice that the pilot ends is seen once in a visit, by each user', () => {
  const page = loadPage(() => null, { id: 1001 });
  let changes = 0;
  page.sub(noticeSeenAtom, () => {
    changes += 1;
  });
  expect(page.get(noticeSeenAtom)).toBe(false);
  page.set(noticeSeenAtom);
  expect(page.get(noticeSeenAtom)).toBe(true);
  expect(changes).toBe(1);
  expect(session.getItem('first_notice_seen')).toBe('1001');
  expect(loadPage(() => null, { id: 1001 }).get(noticeSeenAtom)).toBe(true);
  expect(loadPage(() => null, { id: 7 }).get(noticeSeenAtom)).toBe(false);
});
