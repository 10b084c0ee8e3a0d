import type { Survey, SurveyQuestion } from '../surveys/survey.ts';
import {
  essential,
  flag,
  id,
  list,
  object,
  orNull,
  type Reader,
  text,
  textOrNull,
  unreadable,
} from './read.ts';

/** Unknown types are answered with text. */
const type: Reader<SurveyQuestion['type']> = (value) => {
  const read = text(value);
  return read === 'radio' || read === 'checkbox' ? read : 'text';
};

// Assumed: the server may send the answer to a radio question as a single text. The text is read as a list with one
// entry.
const answer: Reader<string[] | null> = (value, omitted) =>
  typeof value === 'string' ? [value] : orNull(list(text))(value, omitted);

const data: Reader<SurveyQuestion['data']> = object({
  options: list(object({ name: essential(text) })),
  aditional: orNull(object({ active: flag, statement: text, answer: textOrNull })),
});

const question: Reader<SurveyQuestion> = object({
  id,
  type,
  statement: text,
  data,
  answer,
});

/**
 * Reads all questions of a survey, or none: a survey with an unreadable question must not be shown. The user could not
 * close that survey, and the server would refuse it, because an answer is missing. A survey without questions is never
 * pending.
 */
const questions: Reader<SurveyQuestion[]> = (value, omitted) => {
  const read = list(question, 'id')(value, omitted);
  return Array.isArray(value) && read.length < value.length ? unreadable() : read;
};

const survey: Reader<Survey> = object({
  id,
  title: text,
  description: text,
  questions,
});

/** The pending surveys, in order. */
export const readSurveys: Reader<Survey[]> = list(survey, 'id');
