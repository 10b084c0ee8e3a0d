import { describe, expect, it } from 'vitest';
import type { Id } from '../format/id.ts';
import type { Notification } from './notification.ts';
import { afterSending, idsToSend, type NoticeVisit, noticeRows } from './visit.ts';

function notice(id: Id, viewed = false): Notification {
  return { id, title: '', description: '', created_at: null, viewed };
}

describe('idsToSend', () => {
  it.each<[string, NoticeVisit, Notification[], Id[] | null]>([
    ['null for an empty list', [], [], null],
    ['null without new notifications', [], [notice(1, true)], null],
    ['the ids of two new notifications', [], [notice(1), notice(2, true), notice(3)], [1, 3]],
    ['only the id that was not sent before', [1], [notice(1), notice(3)], [3]],
    ['null if all ids were sent before', [1, 3], [notice(1), notice(3)], null],
    ['the id of a notification once, even if it is listed twice', [], [notice(1), notice(1)], [1]],
    [
      'ids that are texts as they came (spec section 7)',
      ['a-1'],
      [notice('a-1'), notice('7')],
      ['7'],
    ],
    ['nothing for an id that was sent as a number before', [7], [notice('7')], null],
  ])('returns %s', (_name, visit, list, ids) => {
    expect(idsToSend(visit, list)).toEqual(ids);
  });
});

it('noticeRows marks a notification as new during the whole visit', () => {
  const before = noticeRows([], [notice(1), notice(2, true)]);
  const after = noticeRows([1], [notice(1, true), notice(2, true)]);
  expect(before.map(({ isNew }) => isNew)).toEqual([true, false]);
  expect(after.map(({ isNew }) => isNew)).toEqual([true, false]);
});

it('afterSending adds each id once', () => {
  expect(afterSending([1], [1, 2])).toEqual([1, 2]);
});
