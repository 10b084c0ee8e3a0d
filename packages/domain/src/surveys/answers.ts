import { REQUIRED } from '../format/messages.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from './survey.ts';

/** Option that opens the extra free text, unless the question already has one of that name. */
const ADDITIONAL_OPTION = 'Otro';

/** How a question is answered. */
export type QuestionKind = 'text' | 'radio' | 'checkbox';

/** The answer to one question so far. */
export interface QuestionDraft {
  /** Answer to a question of text. */
  text: string;
  /** Names of the options chosen. */
  chosen: readonly string[];
  /** Extra free text; it is used only while its option is chosen. */
  additional: string;
}

/** What was answered so far, by question id. */
export type SurveyDraft = Readonly<Record<number, QuestionDraft>>;

/** What is missing in a question: its answer, or the extra text that was opened. */
export interface QuestionErrors {
  answer?: string;
  additional?: string;
}

const NOTHING: QuestionDraft = { text: '', chosen: [], additional: '' };

function isAnswered({ answer }: SurveyQuestion): boolean {
  return answer?.some((text) => text.trim() !== '') ?? false;
}

/** True unless the question is empty: neither a statement nor options. */
function asksSomething(question: SurveyQuestion): boolean {
  return question.statement.trim() !== '' || questionOptions(question).length > 0;
}

/**
 * The first survey with a question that has no answer (decision 13). One without questions, or with a question that
 * asks nothing, is never pending: nobody could answer it, and it cannot be closed (decision 61).
 */
export function pendingSurvey(surveys: readonly Survey[]): Survey | null {
  const isPending = ({ questions }: Survey) =>
    questions.every(asksSomething) && !questions.every(isAnswered);
  return surveys.find(isPending) ?? null;
}

function isAdditional(name: string): boolean {
  return name.trim().toLowerCase() === ADDITIONAL_OPTION.toLowerCase();
}

/** Names to choose from, each once; the one that opens the extra text comes last unless the question lists it. */
export function questionOptions({ type, data }: SurveyQuestion): string[] {
  if (type !== 'radio' && type !== 'checkbox') return [];
  const names = new Set(data.options.map(({ name }) => name).filter((name) => name.trim() !== ''));
  if (data.aditional?.active && ![...names].some(isAdditional)) names.add(ADDITIONAL_OPTION);
  return [...names];
}

/** An unknown type, or a choice without options, is answered with text: no survey is a dead end. */
export function questionKind(question: SurveyQuestion): QuestionKind {
  const { type } = question;
  if (type !== 'radio' && type !== 'checkbox') return 'text';
  return questionOptions(question).length === 0 ? 'text' : type;
}

/** What was answered to a question so far. */
export function draftOf(draft: SurveyDraft, question: Pick<SurveyQuestion, 'id'>): QuestionDraft {
  return draft[question.id] ?? NOTHING;
}

/** The survey as it opens: with the answers that the server already has. */
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

/** The survey as it opens after a reload: with what was answered before it, as far as that still fits its questions. */
export function restoredSurveyDraft(survey: Survey, stored: unknown): SurveyDraft {
  const answered = (stored ?? {}) as Readonly<Record<number, unknown>>;
  const draft: Record<number, QuestionDraft> = { ...surveyDraft(survey) };
  for (const question of survey.questions) {
    const own = answered[question.id];
    if (!isQuestionDraft(own)) continue;
    const options = questionOptions(question);
    draft[question.id] = { ...own, chosen: own.chosen.filter((name) => options.includes(name)) };
  }
  return draft;
}

/** After a tap on an option: a radio moves to it, a checkbox turns it on or off. */
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

/** True while the option is chosen that opens the extra free text (spec section 5). */
export function isAdditionalOpen(question: SurveyQuestion, { chosen }: QuestionDraft): boolean {
  return Boolean(question.data.aditional?.active) && chosen.some(isAdditional);
}

/** What is missing, by question id; empty when the survey can be sent. Every question requires an answer. */
export function surveyErrors(survey: Survey, draft: SurveyDraft): Record<number, QuestionErrors> {
  const errors: Record<number, QuestionErrors> = {};
  for (const question of survey.questions) {
    const own = draftOf(draft, question);
    const isEmpty =
      questionKind(question) === 'text' ? own.text.trim() === '' : own.chosen.length === 0;
    const lacksText = isAdditionalOpen(question, own) && own.additional.trim() === '';
    if (isEmpty || lacksText) {
      errors[question.id] = {
        ...(isEmpty && { answer: REQUIRED }),
        ...(lacksText && { additional: REQUIRED }),
      };
    }
  }
  return errors;
}

/** Payload of a complete survey: `answer` is always a list, `aditional_answer` null when unused. */
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
            ? [own.text.trim()]
            : questionOptions(question).filter((name) => own.chosen.includes(name)),
        aditional_answer: isAdditionalOpen(question, own) ? own.additional.trim() : null,
      };
    }),
  };
}
