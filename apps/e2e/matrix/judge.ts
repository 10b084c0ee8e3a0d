import type { Fault } from '@gemas/web/testing/faults';
import type { Form, Values } from './forms.ts';
import { type FormRun, showsForm } from './run-form.ts';

/** A form that was sent during a fault, or with an expired session. */
export interface FaultRun extends FormRun {
  form: Pick<Form, 'call' | 'isForgotten' | 'isOnce'>;
  /** Null if the session had expired. The app must then renew the session once, and the form must arrive. */
  fault: Fault | null;
  /** Whether the fault ended the session. If so, the typed data must not remain on the phone (decision 68). */
  isEnd: boolean;
  /** Total number of orders that the two attempts have placed. */
  orders: number;
  /** Number of log-ins by the stored code. */
  logins: number;
}

/** Whether the form orders a prize. Claiming the prize of the raffle is not an order. */
const isOrder = ({ call, isOnce }: FaultRun['form']) => isOnce && call !== 'POST /orders/reward';

const countProblems = (what: string, count: number) => (count === 1 ? [] : [`${count} ${what}`]);

export function formProblems(run: FaultRun): string[] {
  const { form, fault, isEnd, names, filled, sent, again, orders, logins } = run;
  const problems = isOrder(form) ? countProblems('orders', orders) : [];
  if (fault === null)
    return [...problems, ...countProblems('log-ins', logins), ...(sent.isDone ? [] : ['not sent'])];
  const isKept = (values: Values) => names.every((name) => values[name] === filled[name]);
  const textOf = (values: Values) => names.map((name) => `${name}: ${values[name]}`).join(', ');
  if (again) {
    if (!isEnd && showsForm(names, sent.values) && !isKept(sent.values))
      problems.push(`lost: ${textOf(sent.values)}`);
    if (isEnd && names.some((name) => again.before[name] === filled[name]))
      problems.push(`kept after the session ended: ${textOf(again.before)}`);
    if (!isEnd && !form.isForgotten && !isKept(again.before))
      problems.push(`not kept: ${textOf(again.before)}`);
    if (!again.isDone) problems.push('the next try does not work');
  } else if (form.isOnce && fault !== 'huge-body') problems.push('shows success during the fault');
  return problems;
}
