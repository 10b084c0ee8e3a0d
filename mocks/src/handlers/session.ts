import { HttpResponse, type RequestHandler } from 'msw';
import type { Account, Db } from '../db/db.ts';
import { findPersona } from '../personas/personas.ts';
import { type Calls, refuse } from './call.ts';
import { fieldsOf, textOf } from './fields.ts';

const flag = (value: boolean) => (value ? 1 : 0);
const textFlag = (value: boolean) => (value ? '1' : '0');

/** The user as a server of this kind sends it: flags and numbers in several dresses, as the contract allows. */
function wireUser({ state: { user } }: Account): Record<string, unknown> {
  return {
    ...user,
    daily_goal: String(user.daily_goal),
    weekly_goal: String(user.weekly_goal),
    help: flag(user.help),
    active: textFlag(user.active),
    has_card: textFlag(user.has_card),
    can_up_ticket: flag(user.can_up_ticket),
    black_list: flag(user.black_list),
    created_at: '2025-06-02T15:00:00Z',
  };
}

export function sessionHandlers(db: Db, { open, own }: Calls): RequestHandler[] {
  return [
    open('POST', '/auth/login', ({ body }) => {
      const code = textOf(fieldsOf(body).code);
      if (!findPersona(code)) return refuse(401, 'Código de empleado no encontrado');
      const token = db.openSession(code);
      const me = db.account(code);
      const { refusal } = me.world;
      if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
      return HttpResponse.json({
        token,
        user: wireUser(me),
        wallet: { balance: me.state.balance },
      });
    }),
    own('GET', '/auth/user', ({ me }) =>
      HttpResponse.json({ user: wireUser(me), wallet: { balance: String(me.state.balance) } }),
    ),
    own('POST', '/auth/complete_update', ({ me }) => {
      me.state.user.has_update = false;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
