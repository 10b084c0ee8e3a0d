import { describe, expect, it } from 'vitest';
import {
  chooseOption,
  draftOf,
  isAdditionalOpen,
  pendingSurvey,
  questionChoices,
  questionKind,
  questionOptions,
  restoredSurveyDraft,
  surveyAnswers,
  surveyDraft,
  surveyErrors,
} from './answers.ts';
import type { Survey, SurveyQuestion } from './survey.ts';

function question(id: number, over: Partial<SurveyQuestion> = {}): SurveyQuestion {
  return {
    id,
    type: 'text',
    statement: `¿${id}?`,
    answer: null,
    data: { options: [], aditional: null },
    ...over,
  };
}

const options = (...names: string[]) => names.map((name) => ({ name }));
const extra = { active: true, statement: '¿Cuál?', answer: null };

const PRIZE = question(71, {
  type: 'checkbox',
  data: { options: options('Motos', 'Vales'), aditional: extra },
});
const RECOMMEND = question(72, {
  type: 'radio',
  data: { options: options('Sí', 'No'), aditional: null },
});
const WORDS = question(73);

function survey(...questions: SurveyQuestion[]): Survey {
  return { id: 7, title: '', description: '', questions };
}

const SURVEY = survey(PRIZE, RECOMMEND, WORDS);

describe('pendingSurvey', () => {
  const done = question(1, { answer: ['Sí'] });
  it.each([
    ['null for a survey without questions', [survey()], null],
    ['null for a survey with all answers', [survey(done)], null],
    ['a survey with one answer missing', [survey(done, WORDS)], 0],
    ['a survey with an empty list as answer', [survey(question(1, { answer: [] }))], 0],
    ['a survey with a blank answer', [survey(question(1, { answer: [' '] }))], 0],
    [
      'null for a survey with a question that asks nothing',
      [survey(WORDS, question(2, { statement: ' ' }))],
      null,
    ],
    [
      'a survey with a question that has options but no statement',
      [survey(question(2, { statement: '', type: 'radio', data: PRIZE.data }))],
      0,
    ],
    ['the first incomplete survey', [survey(done), survey(WORDS), survey(PRIZE)], 1],
  ])('returns %s', (_name, surveys, index) => {
    expect(pendingSurvey(surveys)).toBe(index === null ? null : surveys[index]);
  });
});

describe('questions of a survey', () => {
  it('returns no options for a text question, and no second "Otro" if the question has that option', () => {
    const data = { options: options('A', ' otro '), aditional: extra };
    expect(questionOptions(question(5, { type: 'text', data }))).toEqual([]);
    expect(questionChoices(question(5, { type: 'radio', data }))).toEqual(['A', ' otro ']);
    expect(questionChoices(question(5, { type: 'text', data }))).toEqual([]);
  });

  it.each([
    ['a radio question', RECOMMEND, 'radio'],
    ['a text question', WORDS, 'text'],
    ['a question of unknown type', question(1, { type: 'stars' as unknown as 'text' }), 'text'],
    ['a radio question without options', question(1, { type: 'radio' }), 'text'],
    [
      'a radio question without options, but with additional text',
      question(1, { type: 'radio', data: { options: [], aditional: extra } }),
      'additional',
    ],
  ])('questionKind for %s', (_name, asked, kind) => {
    expect(questionKind(asked)).toBe(kind);
  });

  it("questionChoices returns each option once, and 'Otro' last if the question allows additional text", () => {
    expect(questionChoices(PRIZE)).toEqual(['Motos', 'Vales', 'Otro']);
    expect(questionOptions(PRIZE)).toEqual(['Motos', 'Vales']);
    const own = { options: options('otro', 'Vales', 'Vales', ' '), aditional: extra };
    expect(questionChoices({ ...PRIZE, data: own })).toEqual(['otro', 'Vales']);
    const female = { options: options('Una', 'Otra:'), aditional: extra };
    expect(questionChoices({ ...PRIZE, data: female })).toEqual(['Una', 'Otra:']);
    const off = { options: options('Vales'), aditional: { ...extra, active: false } };
    expect(questionChoices({ ...PRIZE, data: off })).toEqual(['Vales']);
  });
});

describe('the answers of a survey', () => {
  it('replace the choice of a radio question, and toggle an option of a checkbox question', () => {
    const none = draftOf({}, RECOMMEND);
    const yes = chooseOption(RECOMMEND, none, 'Sí');
    expect(chooseOption(RECOMMEND, yes, 'No').chosen).toEqual(['No']);
    const both = chooseOption(PRIZE, chooseOption(PRIZE, none, 'Vales'), 'Motos');
    expect(chooseOption(PRIZE, both, 'Vales').chosen).toEqual(['Motos']);
  });

  it("are all required, and so is the additional text while 'Otro' is chosen", () => {
    expect(surveyErrors(SURVEY, {})).toEqual({
      71: { answer: 'Es requerido' },
      72: { answer: 'Es requerido' },
      73: { answer: 'Es requerido' },
    });
    const draft = {
      71: { text: '', chosen: ['Otro'], additional: '  ' },
      72: { text: '', chosen: ['Sí'], additional: '' },
      73: { text: ' \u200B ', chosen: [], additional: '' },
    };
    expect(surveyErrors(SURVEY, draft)).toEqual({
      71: { additional: 'Es requerido' },
      73: { answer: 'Es requerido' },
    });
  });

  it('never contain a choice that is no option of the survey (spec section 7)', () => {
    const draft = { 71: { text: '', chosen: ['Otro'], additional: ' Una bicicleta ' } };
    expect(surveyErrors(survey(PRIZE), draft)).toEqual({});
    expect(surveyAnswers(survey(PRIZE), draft).questions).toEqual([
      { id: 71, statement: '¿71?', answer: [], aditional_answer: 'Una bicicleta' },
    ]);
    const withOther = { ...PRIZE, data: { options: options('Motos', 'Otro'), aditional: extra } };
    expect(surveyAnswers(survey(withOther), draft).questions[0]?.answer).toEqual(['Otro']);
  });

  it('of a text question with an active additional text carry that text too, if there is one (spec section 5)', () => {
    const asked = { ...WORDS, data: { options: [], aditional: extra } };
    const typed = (additional: string) => ({ 73: { text: 'Nada', chosen: [], additional } });
    expect(isAdditionalOpen(asked, draftOf({}, asked))).toBe(true);
    expect(surveyErrors(survey(asked), typed(''))).toEqual({});
    expect(surveyAnswers(survey(asked), typed(' Sí ')).questions[0]).toMatchObject({
      answer: ['Nada'],
      aditional_answer: 'Sí',
    });
    expect(surveyAnswers(survey(asked), typed(' ')).questions[0]?.aditional_answer).toBeNull();
  });

  it('of a choice without options are only the additional text, which is required', () => {
    const asked = { ...RECOMMEND, data: { options: [], aditional: extra } };
    const typed = (additional: string) => ({ 72: { text: '', chosen: [], additional } });
    expect(surveyErrors(survey(asked), typed(' '))).toEqual({ 72: { additional: 'Es requerido' } });
    expect(surveyAnswers(survey(asked), typed('Sí')).questions[0]).toMatchObject({
      answer: [],
      aditional_answer: 'Sí',
    });
  });

  it('that are only an additional text leave nothing pending', () => {
    const data = { ...PRIZE.data, aditional: { ...extra, answer: 'Una bici' } };
    expect(pendingSurvey([survey({ ...PRIZE, answer: [], data })])).toBeNull();
  });

  it("are sent as lists, with null as additional text unless 'Otro' is chosen", () => {
    const draft = {
      71: { text: '', chosen: ['Otro', 'Motos'], additional: ' Una \u202Abicicleta ' },
      72: { text: 'no', chosen: ['Sí'], additional: 'no' },
      73: { text: '\uFEFF Nada.\u2060 ', chosen: ['no'], additional: 'no' },
    };
    expect(surveyErrors(SURVEY, draft)).toEqual({});
    expect(surveyAnswers(SURVEY, draft)).toEqual({
      survey_id: 7,
      questions: [
        { id: 71, statement: '¿71?', answer: ['Motos'], aditional_answer: 'Una bicicleta' },
        { id: 72, statement: '¿72?', answer: ['Sí'], aditional_answer: null },
        { id: 73, statement: '¿73?', answer: ['Nada.'], aditional_answer: null },
      ],
    });
  });

  it('start with the answers that the server has', () => {
    const answered = survey(
      {
        ...PRIZE,
        answer: ['Vales', 'Yates'],
        data: { ...PRIZE.data, aditional: { ...extra, answer: 'Una bici' } },
      },
      { ...WORDS, answer: ['Nada.'] },
    );
    expect(surveyDraft(answered)).toEqual({
      71: { text: '', chosen: ['Vales', 'Otro'], additional: 'Una bici' },
      73: { text: 'Nada.', chosen: [], additional: '' },
    });
  });
});

describe('a survey after a reload', () => {
  const fresh = surveyDraft(SURVEY);

  it('starts with the stored answers', () => {
    const answered = {
      ...fresh,
      71: { text: '', chosen: ['Vales', 'Otro'], additional: 'Una bici' },
      73: { text: 'Nada', chosen: [], additional: '' },
    };
    expect(restoredSurveyDraft(SURVEY, JSON.parse(JSON.stringify(answered)))).toEqual(answered);
  });

  it.each<[string, unknown]>([
    ['answers without content', { 73: null, 71: undefined }],
    ['options that are not text', { 72: { text: '', chosen: ['Sí', 7], additional: '' } }],
    ['answers of another shape', { 73: { text: 1, chosen: [], additional: '' } }],
  ])('ignores stored data that are %s', (_, stored) => {
    expect(restoredSurveyDraft(SURVEY, stored)).toEqual(fresh);
  });

  it('drops a chosen option that the question no longer has', () => {
    const stored = { 72: { text: '', chosen: ['Tal vez'], additional: '' } };
    expect(restoredSurveyDraft(SURVEY, stored)[72]?.chosen).toEqual([]);
  });
});
