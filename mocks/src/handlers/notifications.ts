import { HttpResponse, type RequestHandler } from 'msw';
import { type Calls, errorResponse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function notificationsHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/notifications', ({ account }) =>
      HttpResponse.json(
        account.state.notifications.map((notice) => ({ ...notice, viewed: notice.viewed ? 1 : 0 })),
      ),
    ),
    authenticated('POST', '/notifications/viewed', ({ account, body }) => {
      const { notifications } = fieldsOf(body);
      if (!Array.isArray(notifications)) return errorResponse(422, 'Falta notifications');
      const ids = new Set(notifications.map(String));
      for (const notice of account.state.notifications)
        if (ids.has(String(notice.id))) notice.viewed = true;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
