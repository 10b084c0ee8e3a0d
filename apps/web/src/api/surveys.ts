import type { Survey, SurveyAnswers, SurveyQuestion } from '@gemas/domain';
import type { Post, Send } from './client.ts';
import {
  flag,
  ignored,
  list,
  number,
  object,
  orNull,
  type Reader,
  text,
  textOrNull,
} from './read.ts';

/** Types that are not known are answered in words. */
const type: Reader<SurveyQuestion['type']> = (value) => {
  const read = text(value);
  return read === 'radio' || read === 'checkbox' ? read : 'text';
};

// Assumed: an answer that is one text stands for a list of it, as for a radio.
const answer: Reader<string[] | null> = (value) =>
  typeof value === 'string' ? [value] : orNull(list(text))(value);

const data: Reader<SurveyQuestion['data']> = (value) =>
  orNull(
    object({
      options: list(object({ name: text })),
      aditional: orNull(object({ active: flag, statement: text, answer: textOrNull })),
    }),
  )(value) ?? { options: [], aditional: null };

const question: Reader<SurveyQuestion> = object({
  id: number,
  type,
  statement: text,
  data,
  answer,
});

const survey: Reader<Survey> = object({
  id: number,
  title: text,
  description: text,
  questions: list(question),
});

/** `GET /surveys`: the pending ones, in order. */
export function fetchSurveys(send: Send, signal?: AbortSignal): Promise<Survey[]> {
  return send({ method: 'GET', path: '/surveys', read: list(survey), signal });
}

/** `POST /surveys/complete`. */
export function completeSurvey(post: Post, answers: SurveyAnswers): Promise<void> {
  return post({ method: 'POST', path: '/surveys/complete', body: answers, read: ignored });
}
