import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function tourHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('POST', '/auth/tour_complete', ({ account }) => {
      account.state.user.tour_complete = true;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
