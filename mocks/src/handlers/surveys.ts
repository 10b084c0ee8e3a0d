import type { SurveyAnswers } from '@gemas/domain';
import { HttpResponse, type RequestHandler } from 'msw';
import { type Calls, errorResponse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function surveysHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/surveys', ({ account }) => HttpResponse.json(account.state.surveys)),
    authenticated('POST', '/surveys/complete', ({ account, body }) => {
      const { survey_id: id, questions } = fieldsOf(body);
      const survey = account.state.surveys.find((candidate) => candidate.id === Number(id));
      if (!survey) return errorResponse(404, 'No encontramos esa encuesta');
      if (!Array.isArray(questions) || questions.length !== survey.questions.length) {
        return errorResponse(422, 'Faltan respuestas');
      }
      account.state.surveys = account.state.surveys.filter((candidate) => candidate !== survey);
      account.state.surveyAnswers.push(body as SurveyAnswers);
      return HttpResponse.json({ message: 'Gracias por responder.' });
    }),
  ];
}
