import type { Id } from '../format/id.ts';
import { REQUIRED } from '../format/messages.ts';
import { cleanText } from '../format/typed-text.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from './survey.ts';

/**
 * Choice that opens the field for additional text. Shown after the options of a question that allows such text, unless
 * the question has an option of that name. Never sent, because it is no option of the survey.
 */
const ADDITIONAL_CHOICE = 'Otro';

/** How a question is answered. `additional` means only by the additional text, because there are no options. */
export type QuestionKind = 'text' | 'radio' | 'checkbox' | 'additional';

/** The answer to one question as the user has entered it so far. */
export interface QuestionDraft {
  /** Answer to a question that is answered with text. */
  text: string;
  /** Names of the chosen options. May contain the choice 'Otro', which is never sent. */
  chosen: readonly string[];
  /** Additional text. Used only while its field is open (`isAdditionalOpen`). */
  additional: string;
}

/** The answers as the user has entered them so far, keyed by question id. */
export type SurveyDraft = Readonly<Record<Id, QuestionDraft>>;

/** Error messages of a question: for a missing answer, and for a missing additional text. */
export interface QuestionErrors {
  answer?: string;
  additional?: string;
}

const NOTHING: QuestionDraft = { text: '', chosen: [], additional: '' };

const isText = (text: string | null | undefined) => cleanText(text ?? '') !== '';

function isAnswered({ answer, data }: SurveyQuestion): boolean {
  return (answer?.some(isText) ?? false) || isText(data.aditional?.answer);
}

/** Whether a question has a statement, options or an additional text. A question with none of these asks nothing. */
function asksSomething(question: SurveyQuestion): boolean {
  return (
    isText(question.statement) ||
    questionOptions(question).length > 0 ||
    questionKind(question) === 'additional'
  );
}

/**
 * Returns the first survey with an unanswered question (decision 13). Null if there is none. A survey without
 * questions, or with a question that asks nothing, is skipped: nobody could answer the survey, and the user cannot
 * close it.
 */
export function pendingSurvey(surveys: readonly Survey[]): Survey | null {
  const isPending = ({ questions }: Survey) =>
    questions.every(asksSomething) && !questions.every(isAnswered);
  return surveys.find(isPending) ?? null;
}

/** Whether a choice opens the field for additional text: 'Otro' or 'Otra', in any case. */
const isAdditional = (name: string) => /^\W*otr[oa]s?\W*$/i.test(name);

const isChoice = ({ type }: SurveyQuestion) => type === 'radio' || type === 'checkbox';

const hasAdditional = ({ data }: SurveyQuestion) => data.aditional?.active === true;

/** Returns the names of the options of a question, without duplicates. Empty for a question answered with text. */
export function questionOptions(question: SurveyQuestion): string[] {
  if (!isChoice(question)) return [];
  return [...new Set(question.data.options.map(({ name }) => name).filter(isText))];
}

/**
 * Returns what a user can choose among: the options of a question. If the question allows additional text and has no
 * option 'Otro', the choice 'Otro' comes last (spec section 5).
 */
export function questionChoices(question: SurveyQuestion): string[] {
  const options = questionOptions(question);
  const isOwn = options.length > 0 && hasAdditional(question) && !options.some(isAdditional);
  return isOwn ? [...options, ADDITIONAL_CHOICE] : options;
}

/**
 * Returns how a question is answered. A question of unknown type, or a choice without options, is answered with text,
 * so that every survey can be completed.
 */
export function questionKind(question: SurveyQuestion): QuestionKind {
  if (questionOptions(question).length > 0) return question.type;
  return isChoice(question) && hasAdditional(question) ? 'additional' : 'text';
}

/** Returns the answer to a question as the user has entered it so far. */
export function draftOf(draft: SurveyDraft, question: Pick<SurveyQuestion, 'id'>): QuestionDraft {
  return draft[question.id] ?? NOTHING;
}

/** Returns the initial answers of a survey: those that the server already has. */
export function surveyDraft(survey: Survey): SurveyDraft {
  return Object.fromEntries(
    survey.questions.map((question) => {
      const options = questionOptions(question);
      const answer = question.answer ?? [];
      const additional = question.data.aditional?.answer ?? '';
      const chosen = answer.filter((name) => options.includes(name));
      const own = isText(additional) ? questionChoices(question).slice(options.length) : [];
      const draft: QuestionDraft = {
        text: questionKind(question) === 'text' ? (answer[0] ?? '') : '',
        chosen: question.type === 'radio' && chosen.length > 0 ? chosen : [...chosen, ...own],
        additional,
      };
      return [question.id, draft];
    }),
  );
}

function isQuestionDraft(value: unknown): value is QuestionDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, chosen, additional } = value as Partial<Record<keyof QuestionDraft, unknown>>;
  const isTyped = [text, additional].every((part) => typeof part === 'string');
  return isTyped && Array.isArray(chosen) && chosen.every((name) => typeof name === 'string');
}

/**
 * Returns the initial answers of a survey after a reload of the page. The answers stored on the phone are used if they
 * still fit the questions. Otherwise the answers that the server has are used.
 */
export function restoredSurveyDraft(survey: Survey, stored: unknown): SurveyDraft {
  const answered = (stored ?? {}) as Readonly<Record<Id, unknown>>;
  const draft: Record<Id, QuestionDraft> = { ...surveyDraft(survey) };
  for (const question of survey.questions) {
    const own = answered[question.id];
    if (!isQuestionDraft(own)) continue;
    const choices = questionChoices(question);
    draft[question.id] = { ...own, chosen: own.chosen.filter((name) => choices.includes(name)) };
  }
  return draft;
}

/**
 * Returns the answer after a tap on an option. In a radio question, the tap selects the option. In a checkbox question,
 * the tap toggles the option.
 */
export function chooseOption(
  question: SurveyQuestion,
  draft: QuestionDraft,
  name: string,
): QuestionDraft {
  if (questionKind(question) === 'radio') return { ...draft, chosen: [name] };
  const chosen = draft.chosen.includes(name)
    ? draft.chosen.filter((other) => other !== name)
    : [...draft.chosen, name];
  return { ...draft, chosen };
}

/**
 * Whether the field for additional text is shown (spec section 5). A question that is answered with text always shows
 * this field. A question with options shows it while 'Otro' is chosen.
 */
export function isAdditionalOpen(question: SurveyQuestion, { chosen }: QuestionDraft): boolean {
  if (!hasAdditional(question)) return false;
  return questionOptions(question).length === 0 || chosen.some(isAdditional);
}

/**
 * Returns the errors by question id. Empty if the survey can be sent. Every question requires an answer. The additional
 * text may only be left out beside a text.
 */
export function surveyErrors(survey: Survey, draft: SurveyDraft): Record<Id, QuestionErrors> {
  const errors: Record<Id, QuestionErrors> = {};
  for (const question of survey.questions) {
    const own = draftOf(draft, question);
    const kind = questionKind(question);
    const isEmpty =
      kind === 'text' ? !isText(own.text) : kind !== 'additional' && own.chosen.length === 0;
    const lacksText = kind !== 'text' && isAdditionalOpen(question, own) && !isText(own.additional);
    if (isEmpty || lacksText) {
      errors[question.id] = {
        ...(isEmpty && { answer: REQUIRED }),
        ...(lacksText && { additional: REQUIRED }),
      };
    }
  }
  return errors;
}

/**
 * Returns the payload of a complete survey. `answer` is always a list, of options only if the question has any.
 * `aditional_answer` is the additional text, null if its field is closed or empty.
 */
export function surveyAnswers(survey: Survey, draft: SurveyDraft): SurveyAnswers {
  return {
    survey_id: survey.id,
    questions: survey.questions.map((question) => {
      const own = draftOf(draft, question);
      return {
        id: question.id,
        statement: question.statement,
        answer:
          questionKind(question) === 'text'
            ? [cleanText(own.text)]
            : questionOptions(question).filter((name) => own.chosen.includes(name)),
        aditional_answer: (isAdditionalOpen(question, own) && cleanText(own.additional)) || null,
      };
    }),
  };
}
