import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it } from 'vitest';
import { local, session } from '../core/storage.ts';
import { identityAtom } from '../session/session.ts';
import { createAppStore } from '../session/store.ts';
import { noticeSeenAtom } from './game-end.ts';

beforeEach(() => {
  local.clear();
  session.clear();
});

function visitOf(id: number) {
  const store = createAppStore();
  store.set(identityAtom, { user: { ...fixtures.userFernanda, id }, wallet: { balance: 0 } });
  return store;
}

it('the notice that the pilot ends is seen once in a visit, by each user', () => {
  const store = visitOf(1001);
  let changes = 0;
  const leave = store.sub(noticeSeenAtom, () => {
    changes += 1;
  });
  expect(store.get(noticeSeenAtom)).toBe(false);
  store.set(noticeSeenAtom);
  expect(store.get(noticeSeenAtom)).toBe(true);
  expect(changes).toBe(1);
  expect(session.getItem('first_notice_seen')).toBe('1001');
  expect(visitOf(1001).get(noticeSeenAtom)).toBe(true);
  expect(visitOf(7).get(noticeSeenAtom)).toBe(false);
  leave();
});
