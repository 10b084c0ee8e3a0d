import { ignored, readSurveys, type SurveyAnswers } from '@gemas/domain';
import { body, get, postWith } from './get.ts';

/** The pending surveys, in order. */
export const fetchSurveys = get('/surveys', readSurveys);

export const completeSurvey = postWith('/surveys/complete', body<SurveyAnswers>, ignored);
