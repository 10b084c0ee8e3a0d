import { expect, it } from 'vitest';
import { callOrder } from './call-order.ts';

it('tells which calls are outdated, and never makes a newer call outdated by an older one', () => {
  const order = callOrder();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  const outdated = () => [first, second, third].map(order.isOutdated);
  expect(outdated()).toEqual([false, false, false]);
  order.supersedeBefore(second);
  expect(outdated()).toEqual([true, false, false]);
  order.supersedeBefore(third);
  order.supersedeBefore(first);
  expect(outdated()).toEqual([true, true, false]);
  expect(order.isOutdated(order.ask())).toBe(false);
});
