import { describe, expect, it } from 'vitest';
import { readSurveys } from './surveys.ts';

/** Reads an answer with one survey, and returns the questions of this survey as they were read. */
const questionsOf = (questions: unknown) => readSurveys([{ id: 7, questions }])[0]?.questions;

describe('a question', () => {
  it.each([
    ['radio', 'radio'],
    ['checkbox', 'checkbox'],
    ['text', 'text'],
    ['fecha', 'text'],
    [undefined, 'text'],
  ])('of type %j is read as %s', (type, read) => {
    expect(questionsOf([{ id: 71, type }])).toMatchObject([{ type: read }]);
  });

  it.each([
    ['Sí', ['Sí']],
    [
      ['Sí', 'No'],
      ['Sí', 'No'],
    ],
    [undefined, null],
  ])('with the answer %j is read with %j', (answer, read) => {
    expect(questionsOf([{ id: 71, answer }])).toMatchObject([{ answer: read }]);
  });
});

it.each([
  ['no list of questions', undefined],
  ['an unreadable question', [{ id: 71 }, { id: 0 }]],
  ['two questions with the same id', [{ id: 71 }, { id: 71 }]],
])('a survey with %s is read without questions', (_what, questions) => {
  expect(questionsOf(questions)).toEqual([]);
});
