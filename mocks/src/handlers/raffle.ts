import { HttpResponse, type RequestHandler } from 'msw';
import { claimPrize } from '../db/raffle.ts';
import { type Calls, errorResponse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function raffleHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('POST', '/orders/reward', ({ account, body }) => {
      const error = claimPrize(account, fieldsOf(body));
      if (error) return errorResponse(422, error);
      return HttpResponse.json({
        message: 'Recibimos tus datos. Tu premio llega en 2 a 3 semanas.',
      });
    }),
    authenticated('POST', '/auth/user/seen/reward', ({ account }) => {
      account.state.rewardSeen = true;
      // The user has revealed the result, so from now on the client shows the result immediately.
      account.state.user.reward_block = false;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
