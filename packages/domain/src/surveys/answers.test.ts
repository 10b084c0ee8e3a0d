import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseOption,
  draftOf,
  isAdditionalOpen,
  pendingSurvey,
  type QuestionDraft,
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
    ['none', [], null],
    ['no question', [survey()], null],
    ['every answer', [survey(done)], null],
    ['one answer missing', [survey(done, WORDS)], 0],
    ['an empty list', [survey(question(1, { answer: [] }))], 0],
    ['a blank answer', [survey(question(1, { answer: [' '] }))], 0],
    ['a question that asks nothing', [survey(WORDS, question(2, { statement: ' ' }))], null],
    [
      'options but no statement',
      [survey(question(2, { statement: '', type: 'radio', data: PRIZE.data }))],
      0,
    ],
    ['a complete one before', [survey(done), survey(WORDS), survey(PRIZE)], 1],
  ])('with %s', (_name, surveys, index) => {
    expect(pendingSurvey(surveys)).toBe(index === null ? null : surveys[index]);
  });
});

describe('questions', () => {
  it.each([
    ['a choice', RECOMMEND, 'radio'],
    ['words', WORDS, 'text'],
    ['an unknown type', question(1, { type: 'stars' as unknown as 'text' }), 'text'],
    ['a choice among nothing', question(1, { type: 'radio' }), 'text'],
    [
      'nothing but the extra option',
      question(1, { type: 'radio', data: { options: [], aditional: extra } }),
      'radio',
    ],
  ])('answer %s as expected', (_name, asked, kind) => {
    expect(questionKind(asked)).toBe(kind);
  });

  it('offer the extra option once, and each name once', () => {
    expect(questionOptions(PRIZE)).toEqual(['Motos', 'Vales', 'Otro']);
    const own = { options: options('otro', 'Vales', 'Vales', ' '), aditional: extra };
    expect(questionOptions({ ...PRIZE, data: own })).toEqual(['otro', 'Vales']);
    const off = { options: options('Vales'), aditional: { ...extra, active: false } };
    expect(questionOptions({ ...PRIZE, data: off })).toEqual(['Vales']);
  });

  it('take 60 options', () => {
    const many = Array.from({ length: 60 }, (_, index) => `Opción ${index}`);
    const asked = question(1, {
      type: 'checkbox',
      data: { options: options(...many), aditional: null },
    });
    const draft = many.reduce<QuestionDraft>(
      (own, name) => chooseOption(asked, own, name),
      draftOf({}, asked),
    );
    expect(surveyAnswers(survey(asked), { 1: draft }).questions[0]?.answer).toEqual(many);
  });
});

describe('answers', () => {
  it('move a radio and switch a checkbox', () => {
    const none = draftOf({}, RECOMMEND);
    const yes = chooseOption(RECOMMEND, none, 'Sí');
    expect(chooseOption(RECOMMEND, yes, 'No').chosen).toEqual(['No']);
    const both = chooseOption(PRIZE, chooseOption(PRIZE, none, 'Vales'), 'Motos');
    expect(chooseOption(PRIZE, both, 'Vales').chosen).toEqual(['Motos']);
  });

  it('are all required, the extra text while it is open', () => {
    expect(surveyErrors(SURVEY, {})).toEqual({
      71: { answer: 'Es requerido' },
      72: { answer: 'Es requerido' },
      73: { answer: 'Es requerido' },
    });
    const draft = {
      71: { text: '', chosen: ['Otro'], additional: '  ' },
      72: { text: '', chosen: ['Sí'], additional: '' },
      73: { text: '   ', chosen: [], additional: '' },
    };
    expect(surveyErrors(SURVEY, draft)).toEqual({
      71: { additional: 'Es requerido' },
      73: { answer: 'Es requerido' },
    });
  });

  it('are sent as lists, the extra text as null when unused', () => {
    const draft = {
      71: { text: '', chosen: ['Otro', 'Motos'], additional: ' Una bicicleta ' },
      72: { text: 'no', chosen: ['Sí'], additional: 'no' },
      73: { text: ' Nada. ', chosen: ['no'], additional: 'no' },
    };
    expect(surveyErrors(SURVEY, draft)).toEqual({});
    expect(surveyAnswers(SURVEY, draft)).toEqual({
      survey_id: 7,
      questions: [
        {
          id: 71,
          statement: '¿71?',
          answer: ['Motos', 'Otro'],
          aditional_answer: 'Una bicicleta',
        },
        { id: 72, statement: '¿72?', answer: ['Sí'], aditional_answer: null },
        { id: 73, statement: '¿73?', answer: ['Nada.'], aditional_answer: null },
      ],
    });
  });

  it('close the extra text with its option, and keep what was typed', () => {
    const open = chooseOption(PRIZE, { ...draftOf({}, PRIZE), additional: 'Bici' }, 'Otro');
    expect(isAdditionalOpen(PRIZE, open)).toBe(true);
    const closed = chooseOption(PRIZE, open, 'Otro');
    expect(isAdditionalOpen(PRIZE, closed)).toBe(false);
    expect(closed.additional).toBe('Bici');
  });

  it('start from what the server has', () => {
    const answered = survey(
      {
        ...PRIZE,
        answer: ['Vales', 'Yates'],
        data: { ...PRIZE.data, aditional: { ...extra, answer: 'Una bici' } },
      },
      { ...WORDS, answer: ['Nada.'] },
    );
    expect(surveyDraft(answered)).toEqual({
      71: { text: '', chosen: ['Vales'], additional: 'Una bici' },
      73: { text: 'Nada.', chosen: [], additional: '' },
    });
  });
});

describe('a survey after a reload', () => {
  const survey: Survey = {
    id: 7,
    title: '',
    description: '',
    questions: [PRIZE, RECOMMEND, WORDS],
  };
  const fresh = surveyDraft(survey);

  it('opens with what was answered', () => {
    const answered = {
      ...fresh,
      71: { text: '', chosen: ['Vales', 'Otro'], additional: 'Una bici' },
      73: { text: 'Nada', chosen: [], additional: '' },
    };
    expect(restoredSurveyDraft(survey, JSON.parse(JSON.stringify(answered)))).toEqual(answered);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['another question', { 99: { text: 'x', chosen: [], additional: '' } }],
    ['another shape', { 73: { text: 1, chosen: [], additional: '' }, 71: { chosen: 'Motos' } }],
  ])('takes nothing from %s', (_, stored) => {
    expect(restoredSurveyDraft(survey, stored)).toEqual(fresh);
  });

  it('leaves out an option that is no longer there', () => {
    const stored = { 72: { text: '', chosen: ['Tal vez'], additional: '' } };
    expect(restoredSurveyDraft(survey, stored)[72]?.chosen).toEqual([]);
  });
});

it('a survey that can be sent is not pending once its answers are stored', () => {
  const kind = fc.constantFrom('text', 'radio', 'checkbox', 'stars') as fc.Arbitrary<'text'>;
  const asked = fc.record({
    type: kind,
    names: fc.array(fc.constantFrom('A', 'B', 'Otro'), { maxLength: 4 }),
    active: fc.boolean(),
    text: fc.string(),
    picks: fc.array(fc.nat(4), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), (rows) => {
      const whole = survey(
        ...rows.map(({ type, names, active }, id) =>
          question(id, {
            type,
            data: { options: options(...names), aditional: { ...extra, active } },
          }),
        ),
      );
      const draft = Object.fromEntries(
        whole.questions.map((own, id) => {
          const row = rows[id];
          const names = questionOptions(own);
          const start = { text: row?.text ?? '', chosen: [], additional: row?.text ?? '' };
          const picked = (row?.picks ?? []).flatMap((pick) => names[pick] ?? []);
          return [
            id,
            picked.reduce<QuestionDraft>((to, name) => chooseOption(own, to, name), start),
          ];
        }),
      );
      const isComplete = Object.keys(surveyErrors(whole, draft)).length === 0;
      const sent = surveyAnswers(whole, draft);
      const stored = survey(
        ...whole.questions.map((own, id) => ({
          ...own,
          answer: sent.questions[id]?.answer ?? null,
        })),
      );
      if (isComplete) expect(pendingSurvey([stored])).toBeNull();
      for (const { answer } of sent.questions) expect(Array.isArray(answer)).toBe(true);
    }),
  );
});
