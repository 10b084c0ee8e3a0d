import { HttpResponse, type RequestHandler } from 'msw';
import type { Account, Db } from '../db/db.ts';
import { findPersona } from '../personas/personas.ts';
import { type Calls, errorResponse } from './call.ts';
import { fieldsOf, textOf } from './fields.ts';

const flag = (value: boolean) => (value ? 1 : 0);
const textFlag = (value: boolean) => (value ? '1' : '0');

/**
 * Returns the user as the server sends it. Flags and numbers are sent in several formats, all of which the contract
 * allows.
 */
function serializeUser({ state: { user } }: Account): Record<string, unknown> {
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

export function sessionHandlers(db: Db, { anonymous, authenticated }: Calls): RequestHandler[] {
  return [
    anonymous('POST', '/auth/login', ({ body }) => {
      const code = textOf(fieldsOf(body).code);
      if (!findPersona(code)) return errorResponse(401, 'Código de empleado no encontrado');
      const token = db.openSession(code);
      const account = db.account(code);
      const { refusal } = account.world;
      if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
      return HttpResponse.json({
        token,
        user: serializeUser(account),
        wallet: { balance: account.state.balance },
      });
    }),
    authenticated('GET', '/auth/user', ({ account }) =>
      HttpResponse.json({
        user: serializeUser(account),
        wallet: { balance: String(account.state.balance) },
      }),
    ),
    authenticated('POST', '/auth/complete_update', ({ account }) => {
      account.state.user.has_update = false;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
