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

// Assumed: a single text as answer means a list with that text, as radios send it.
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
 * All questions of a survey, or none. A survey cannot be closed, and the server refuses it if an answer is missing, so
 * a survey with an unreadable question must not be shown. A survey without questions is never pending.
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
