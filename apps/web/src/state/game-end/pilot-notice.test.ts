import { expect, it } from 'vitest';
import { loadPage, newPhone } from '../../testing/phone.ts';
import { session } from '../core/storage.ts';
import { noticeSeenAtom } from './game-end.ts';

it('the notice that the pilot ends is seen once in a visit, by each user', () => {
  newPhone(1001);
  const store = loadPage();
  let changes = 0;
  const leave = store.sub(noticeSeenAtom, () => {
    changes += 1;
  });
  expect(store.get(noticeSeenAtom)).toBe(false);
  store.set(noticeSeenAtom);
  expect(store.get(noticeSeenAtom)).toBe(true);
  expect(changes).toBe(1);
  expect(session.getItem('first_notice_seen')).toBe('1001');
  expect(loadPage().get(noticeSeenAtom)).toBe(true);
  expect(loadPage(() => null, { id: 7 }).get(noticeSeenAtom)).toBe(false);
  leave();
});
