import { describe, expect, it } from 'vitest';
import {
  type Checkout,
  leftCheckout,
  movedCheckout,
  NO_CHECKOUT,
  openedCheckout,
} from './checkout.ts';
import { REDEEM_START, type RedeemFlow } from './flow.ts';

const CONFIRM: RedeemFlow = { step: 'confirm', price: 489, again: false };
const ORDERING: RedeemFlow = { step: 'ordering', price: 489, simulation: undefined };
const SUCCESS: RedeemFlow = { step: 'success', balance: 795 };
const submitted = { kind: 'card', payload: {} } as Checkout['submitted'];
const inFlow = (flow: RedeemFlow): Checkout => ({
  sku: 'A',
  flow,
  submitted,
  toast: 'toast-1',
  isLeft: false,
});

describe('opening a checkout', () => {
  it.each([CONFIRM, SUCCESS])('starts with the form, and keeps the toast (from $step)', (flow) => {
    for (const sku of ['A', 'B']) {
      expect(openedCheckout(inFlow(flow), sku)).toEqual({ ...NO_CHECKOUT, sku, toast: 'toast-1' });
    }
  });

  it('shows an order in progress again, if it is one of the same sku', () => {
    const left = { ...inFlow(ORDERING), isLeft: true };
    expect(openedCheckout(left, 'A')).toEqual(inFlow(ORDERING));
    expect(openedCheckout(left, 'B')).toBe(left);
  });
});

describe('leaving a checkout', () => {
  it('closes it, unless its order is in progress', () => {
    expect(leftCheckout(inFlow(SUCCESS), 'A')).toEqual(NO_CHECKOUT);
    expect(leftCheckout(inFlow(ORDERING), 'A')).toEqual({ ...inFlow(ORDERING), isLeft: true });
  });

  it('does not change the checkout of another sku', () => {
    const open = inFlow(SUCCESS);
    expect(leftCheckout(open, 'B')).toBe(open);
  });
});

it.each([
  [CONFIRM, submitted],
  [ORDERING, submitted],
  [SUCCESS, null],
  [REDEEM_START, null],
])('the submitted form is dropped when it is not needed any more: %j', (flow, expected) => {
  const moved = movedCheckout(inFlow(CONFIRM), flow, 'toast-2');
  expect(moved).toEqual({ ...inFlow(flow), toast: 'toast-2', submitted: expected });
});
