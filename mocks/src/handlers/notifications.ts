import { HttpResponse, type RequestHandler } from 'msw';
import { type Calls, refuse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function notificationsHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/notifications', ({ me }) =>
      HttpResponse.json(
        me.state.notifications.map((notice) => ({ ...notice, viewed: notice.viewed ? 1 : 0 })),
      ),
    ),
    own('POST', '/notifications/viewed', ({ me, body }) => {
      const { notifications } = fieldsOf(body);
      if (!Array.isArray(notifications)) return refuse(422, 'Falta notifications');
      const ids = new Set(notifications.map(Number));
      for (const notice of me.state.notifications) if (ids.has(notice.id)) notice.viewed = true;
      return HttpResponse.json({ message: 'ok' });
    }),
  ];
}
