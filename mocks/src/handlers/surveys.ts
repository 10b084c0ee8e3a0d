import type { SurveyAnswers } from '@gemas/domain';
import { HttpResponse, type RequestHandler } from 'msw';
import { type Calls, refuse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function surveysHandlers({ own }: Calls): RequestHandler[] {
  return [
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
