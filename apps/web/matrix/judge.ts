import type { Fault } from '../src/testing/faults.ts';
import type { Filled, FormSpec, Resent, Sent } from './page/page.tsx';

/** What became of a form that was sent into a fault. */
export interface FormRun {
  form: Pick<FormSpec, 'call' | 'isForgotten' | 'isOnce'>;
  fault: Fault;
  /** The fault ends the session: what was typed must be gone, and not kept (decision 68). */
  isEnd: boolean;
  filled: Filled;
  sent: Sent;
  /** After the fault; null where the first try was done. */
  again: Resent | null;
  /** Orders made by both tries. */
  orders: number;
}

const isSame = (one: object | null, other: object | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The raffle's prize is no order. */
const isOrder = ({ call, isOnce }: FormRun['form']) => isOnce && call !== 'POST /orders/reward';

const countProblems = (what: string, count: number) => (count === 1 ? [] : [`${count} ${what}`]);

/** What is wrong with how a form came through a fault. */
export function formProblems({
  form,
  fault,
  isEnd,
  filled,
  sent,
  again,
  orders,
}: FormRun): string[] {
  const problems = [...filled.problems, ...sent.problems];
  const { typed, fresh } = filled;
  if (typed && isSame(typed, fresh)) problems.push('nothing typed differs from the empty form');
  if (again) {
    if (!isEnd && typed && sent.typed && !isSame(typed, sent.typed)) {
      problems.push(`lost: ${JSON.stringify(sent.typed)}`);
    }
    if (isEnd) {
      if (!isSame(fresh, again.kept)) {
        problems.push(`kept after the session ended: ${JSON.stringify(again.kept)}`);
      }
    } else if (typed && !form.isForgotten && !isSame(typed, again.kept)) {
      problems.push(`not kept: ${JSON.stringify(again.kept)}`);
    }
    problems.push(...again.problems);
    if (!again.isDone) problems.push('the next try does not work');
  } else if (form.isOnce && fault !== 'huge-body') problems.push('counts as done');
  return isOrder(form) ? [...problems, ...countProblems('orders', orders)] : problems;
}

/** What became of a form that was sent when its session had ended, with a code on the phone that renews it. */
export interface RenewalRun extends Pick<FormRun, 'form' | 'filled' | 'sent' | 'orders'> {
  /** How often the code was sent. */
  logins: number;
}

/** What is wrong with how a form came through a renewal: it arrives by its first try, once. */
export function renewalProblems({ form, filled, sent, logins, orders }: RenewalRun): string[] {
  return [
    ...filled.problems,
    ...sent.problems,
    ...(sent.isDone ? [] : [`not sent: ${JSON.stringify(sent.typed)}`]),
    ...countProblems('log-ins', logins),
    ...(isOrder(form) ? countProblems('orders', orders) : []),
  ];
}
