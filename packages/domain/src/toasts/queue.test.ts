import { expect, test } from 'vitest';
import { queueToast, type ToastMessage } from './queue.ts';

const toast = (id: string): ToastMessage => ({ id, tone: 'info', title: id });
const ids = (queue: readonly ToastMessage[]) => queue.map(({ id }) => id).join('');
const after = (text: string) =>
  [...text].reduce<readonly ToastMessage[]>((queue, id) => queueToast(queue, toast(id)), []);

test.each([
  ['a', 'a'],
  ['abc', 'abc'],
  ['abcd', 'acd'],
  ['abcde', 'ade'],
  ['aab', 'ab'],
])('after adding the toasts %s the queue contains %s', (added, held) => {
  expect(ids(after(added))).toBe(held);
});
