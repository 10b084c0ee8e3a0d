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

/** Reads the type of a question. The user answers a question of unknown type with text. */
const type: Reader<SurveyQuestion['type']> = (value) => {
  const read = text(value);
  return read === 'radio' || read === 'checkbox' ? read : 'text';
};

// Assumed: the server may send the answer to a radio question as a text instead of a list. The text is read as a list
// with one entry.
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
 * Reads the questions of a survey. If one question cannot be read, the survey is read without any questions, so that
 * the survey is not shown. If only that question were omitted, the server would refuse the user's answers, and the user
 * could not close the survey.
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

/** Reads the surveys that the user still has to answer, in the order in which they are shown. */
export const readSurveys: Reader<Survey[]> = list(survey, 'id');
