import { ignored, readSurveys, type SurveyAnswers } from '@gemas/domain';
import { body, get, postWith } from './endpoint.ts';

/** Fetches the surveys that the user still has to answer, in the order in which they are shown. */
export const fetchSurveys = get('/surveys', readSurveys);

export const completeSurvey = postWith('/surveys/complete', body<SurveyAnswers>, ignored);
