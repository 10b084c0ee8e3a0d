import type { Fault } from '@gemas/web/testing/faults';
import type { FormSpec } from './page/forms.ts';
import type { FormRun } from './page/page.tsx';

/** A form that was sent during a fault. */
export interface FaultRun extends FormRun {
  form: Pick<FormSpec, 'call' | 'isForgotten' | 'isOnce'>;
  fault: Fault;
  /** Whether the fault ended the session. If so, the typed data must not remain on the phone (decision 68). */
  isEnd: boolean;
  /** Total number of orders that the two attempts have placed. */
  orders: number;
}

const isSame = (one: object | null, other: object | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the form orders a prize. Claiming the prize of the raffle is not an order. */
const isOrder = ({ call, isOnce }: FaultRun['form']) => isOnce && call !== 'POST /orders/reward';

const countProblems = (what: string, count: number) => (count === 1 ? [] : [`${count} ${what}`]);

export function formProblems(run: FaultRun): string[] {
  const { form, fault, isEnd, fresh, filled, sent, again, orders } = run;
  const { typed } = filled;
  const problems = [...run.problems];
  if (typed && isSame(typed, fresh)) problems.push('nothing typed differs from the empty form');
  if (again) {
    if (!isEnd && typed && sent.typed && !isSame(typed, sent.typed)) {
      problems.push(`lost: ${JSON.stringify(sent.typed)}`);
    }
    if (isEnd) {
      if (!isSame(fresh, again.before)) {
        problems.push(`kept after the session ended: ${JSON.stringify(again.before)}`);
      }
    } else if (typed && !form.isForgotten && !isSame(typed, again.before)) {
      problems.push(`not kept: ${JSON.stringify(again.before)}`);
    }
    if (!again.isDone) problems.push('the next try does not work');
  } else if (form.isOnce && fault !== 'huge-body') problems.push('shows success during the fault');
  return isOrder(form) ? [...problems, ...countProblems('orders', orders)] : problems;
}

/** A form that was sent with an expired session. A stored code renews the session. */
export interface RenewalRun extends Pick<FaultRun, 'form' | 'sent' | 'orders' | 'problems'> {
  /** Number of log-ins by the stored code. */
  logins: number;
}

/**
 * Returns the problems of a form that was sent with an expired session. The app must log in exactly once. If the form
 * orders a prize, exactly one order must be made.
 */
export function renewalProblems({ form, sent, logins, orders, problems }: RenewalRun): string[] {
  return [
    ...problems,
    ...(sent.isDone ? [] : [`not sent: ${JSON.stringify(sent.typed)}`]),
    ...countProblems('log-ins', logins),
    ...(isOrder(form) ? countProblems('orders', orders) : []),
  ];
}
