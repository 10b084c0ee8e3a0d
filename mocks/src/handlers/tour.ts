import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function tourHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('POST', '/auth/tour_complete', ({ me }) => {
      me.state.user.tour_complete = true;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
