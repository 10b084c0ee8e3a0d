import { ignored, readSurveys, type SurveyAnswers } from '@gemas/domain';
import type { Post } from './client.ts';
import { get } from './get.ts';

/** `GET /surveys`: the pending surveys, in order. */
export const fetchSurveys = get('/surveys', readSurveys);

/** `POST /surveys/complete`. */
export function completeSurvey(post: Post, answers: SurveyAnswers): Promise<void> {
  return post({ method: 'POST', path: '/surveys/complete', body: answers, read: ignored });
}
