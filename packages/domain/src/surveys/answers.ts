import type { Id } from '../format/id.ts';
import { REQUIRED } from '../format/messages.ts';
import { cleanText } from '../format/typed-text.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from './survey.ts';

/**
 * Option that opens a field for additional text. Added to a question that allows such text, unless the question has an
 * option of that name.
 */
const ADDITIONAL_OPTION = 'Otro';

/** How a question is answered. */
export type QuestionKind = 'text' | 'radio' | 'checkbox';

/** The answer to one question as the user has entered it so far. */
export interface QuestionDraft {
  /** Answer to a question that is answered with text. */
  text: string;
  /** Names of the chosen options. */
  chosen: readonly string[];
  /** Additional text. Used only while the option 'Otro' is chosen. */
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

function isAnswered({ answer }: SurveyQuestion): boolean {
  return answer?.some((text) => text.trim() !== '') ?? false;
}

/** Whether a question has a statement or options. A question with neither asks nothing. */
function asksSomething(question: SurveyQuestion): boolean {
  return question.statement.trim() !== '' || questionOptions(question).length > 0;
}

/**
 * Returns the first survey with an unanswered question (decision 13). Null if there is none. A survey without
 * questions, or with a question that asks nothing, is skipped: nobody could answer the survey, and the user cannot
 * close it (decision 61).
 */
export function pendingSurvey(surveys: readonly Survey[]): Survey | null {
  const isPending = ({ questions }: Survey) =>
    questions.every(asksSomething) && !questions.every(isAnswered);
  return surveys.find(isPending) ?? null;
}

function isAdditional(name: string): boolean {
  return name.trim().toLowerCase() === ADDITIONAL_OPTION.toLowerCase();
}

/**
 * Returns the names of the options, without duplicates. If the question allows additional text, the option 'Otro' comes
 * last, unless the question itself lists that option.
 */
export function questionOptions({ type, data }: SurveyQuestion): string[] {
  if (type !== 'radio' && type !== 'checkbox') return [];
  const names = new Set(data.options.map(({ name }) => name).filter((name) => name.trim() !== ''));
  if (data.aditional?.active && ![...names].some(isAdditional)) names.add(ADDITIONAL_OPTION);
  return [...names];
}

/**
 * Returns how a question is answered. A question of unknown type, or a choice without options, is answered with text,
 * so that every survey can be completed.
 */
export function questionKind(question: SurveyQuestion): QuestionKind {
  return questionOptions(question).length === 0 ? 'text' : question.type;
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
      const draft: QuestionDraft = {
        text: questionKind(question) === 'text' ? (answer[0] ?? '') : '',
        chosen: answer.filter((name) => options.includes(name)),
        additional: question.data.aditional?.answer ?? '',
      };
      return [question.id, draft];
    }),
  );
}

function isQuestionDraft(value: unknown): value is QuestionDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, chosen, additional } = value as Partial<Record<keyof QuestionDraft, unknown>>;
  const isText = [text, additional].every((part) => typeof part === 'string');
  return isText && Array.isArray(chosen) && chosen.every((name) => typeof name === 'string');
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
    const options = questionOptions(question);
    draft[question.id] = { ...own, chosen: own.chosen.filter((name) => options.includes(name)) };
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

/** True while the option that opens the field for additional text is chosen (spec section 5). */
export function isAdditionalOpen(question: SurveyQuestion, { chosen }: QuestionDraft): boolean {
  return Boolean(question.data.aditional?.active) && chosen.some(isAdditional);
}

/** Returns the errors by question id. Empty if the survey can be sent. Every question requires an answer. */
export function surveyErrors(survey: Survey, draft: SurveyDraft): Record<Id, QuestionErrors> {
  const errors: Record<Id, QuestionErrors> = {};
  for (const question of survey.questions) {
    const own = draftOf(draft, question);
    const isEmpty =
      questionKind(question) === 'text' ? cleanText(own.text) === '' : own.chosen.length === 0;
    const lacksText = isAdditionalOpen(question, own) && cleanText(own.additional) === '';
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
 * Returns the payload of a complete survey. `answer` is always a list. `aditional_answer` is null unless the option
 * 'Otro' is chosen.
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
        aditional_answer: isAdditionalOpen(question, own) ? cleanText(own.additional) : null,
      };
    }),
  };
}
