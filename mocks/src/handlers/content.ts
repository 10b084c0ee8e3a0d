import type { SurveyAnswers } from '@gemas/domain';
import { HttpResponse, type RequestHandler } from 'msw';
import { faqs } from '../fixtures/materials.ts';
import { type Calls, refuse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function contentHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/materials', ({ me }) =>
      HttpResponse.json(
        me.world.materials.map((material) => ({
          ...material,
          is_vertical: material.is_vertical ? 1 : 0,
          every_day: material.every_day ? '1' : '0',
          roles: material.roles.map(String),
        })),
      ),
    ),
    own('GET', '/faqs', () => HttpResponse.json(faqs)),
    own('GET', '/params/:name', ({ me, params }) =>
      HttpResponse.json({ value: me.world.params[params.name ?? ''] ?? null }),
    ),
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
    own('GET', '/surveys', ({ me }) => HttpResponse.json(me.state.surveys)),
    own('POST', '/surveys/complete', ({ me, body }) => {
      const { survey_id: id, questions } = fieldsOf(body);
      const survey = me.state.surveys.find((candidate) => candidate.id === Number(id));
      if (!survey) return refuse(404, 'No encontramos esa encuesta');
      if (!Array.isArray(questions) || questions.length !== survey.questions.length) {
        return refuse(422, 'Faltan respuestas');
      }
      me.state.surveys = me.state.surveys.filter((candidate) => candidate !== survey);
      me.state.surveyAnswers.push(body as SurveyAnswers);
      return HttpResponse.json({ message: 'Gracias por responder.' });
    }),
  ];
}
