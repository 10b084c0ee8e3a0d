import { expect, test } from 'vitest';
import { queueToast, type ToastMessage } from './queue.ts';

/** A capital letter is a warning. */
const toneOf = (id: string) => (id < 'a' ? 'warn' : 'info');
const toast = (id: string): ToastMessage => ({ id, tone: toneOf(id), title: id });
const ids = (queue: readonly ToastMessage[]) => queue.map(({ id }) => id).join('');
const after = (text: string) =>
  [...text].reduce<readonly ToastMessage[]>((queue, id) => queueToast(queue, toast(id)), []);

test.each([
  ['a', 'a'],
  ['abc', 'abc'],
  ['abcd', 'acd'],
  ['abcde', 'ade'],
  ['aab', 'ab'],
  ['aW', 'Wa'],
  ['abWX', 'WXb'],
  ['WXYZ', 'WYZ'],
])('after adding the toasts %s the queue contains %s', (added, held) => {
  expect(ids(after(added))).toBe(held);
});
