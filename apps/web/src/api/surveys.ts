import { ignored, readSurveys, type SurveyAnswers } from '@gemas/domain';
import { get, postWith } from './get.ts';

/** `GET /surveys`: the pending surveys, in order. */
export const fetchSurveys = get('/surveys', readSurveys);

/** `POST /surveys/complete`. */
export const completeSurvey = postWith(
  '/surveys/complete',
  (answers: SurveyAnswers) => answers,
  ignored,
);
