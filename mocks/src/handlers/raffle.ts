import { HttpResponse, type RequestHandler } from 'msw';
import { takeClaim } from '../db/raffle.ts';
import { type Calls, refuse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function raffleHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('POST', '/orders/reward', ({ me, body }) => {
      const fault = takeClaim(me, fieldsOf(body));
      if (fault) return refuse(422, fault);
      return HttpResponse.json({
        message: 'Recibimos tus datos. Tu premio llega en 2 a 3 semanas.',
      });
    }),
    own('POST', '/auth/user/seen/reward', ({ me }) => {
      me.state.rewardSeen = true;
      // Whoever saw the result goes straight to it from now on.
      me.state.user.reward_block = false;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
