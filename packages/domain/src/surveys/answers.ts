import { REQUIRED } from '../format/messages.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from './survey.ts';

/** Option that opens the extra free text, unless the question already has an option of that name. */
const ADDITIONAL_OPTION = 'Otro';

/** How a question is answered. */
export type QuestionKind = 'text' | 'radio' | 'checkbox';

/** The current answer to one question. */
export interface QuestionDraft {
  /** Answer to a question of text. */
  text: string;
  /** Names of the options chosen. */
  chosen: readonly string[];
  /** Extra free text; used only while its option is chosen. */
  additional: string;
}

/** The current answers, by question id. */
export type SurveyDraft = Readonly<Record<number, QuestionDraft>>;

/** What a question lacks: its answer, or the extra text. */
export interface QuestionErrors {
  answer?: string;
  additional?: string;
}

const NOTHING: QuestionDraft = { text: '', chosen: [], additional: '' };

function isAnswered({ answer }: SurveyQuestion): boolean {
  return answer?.some((text) => text.trim() !== '') ?? false;
}

/** True unless the question has neither a statement nor options. */
function asksSomething(question: SurveyQuestion): boolean {
  return question.statement.trim() !== '' || questionOptions(question).length > 0;
}

/**
 * The first survey with an unanswered question (decision 13). A survey without questions, or with an empty question, is
 * never pending: nobody could answer it, and it cannot be closed (decision 61).
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
 * Names of the options, without duplicates. The option that opens the extra text is last, unless the question itself
 * lists it.
 */
export function questionOptions({ type, data }: SurveyQuestion): string[] {
  if (type !== 'radio' && type !== 'checkbox') return [];
  const names = new Set(data.options.map(({ name }) => name).filter((name) => name.trim() !== ''));
  if (data.aditional?.active && ![...names].some(isAdditional)) names.add(ADDITIONAL_OPTION);
  return [...names];
}

/**
 * A question of unknown type, or a choice without options, is answered with text, so that every survey can be
 * completed.
 */
export function questionKind(question: SurveyQuestion): QuestionKind {
  const { type } = question;
  if (type !== 'radio' && type !== 'checkbox') return 'text';
  return questionOptions(question).length === 0 ? 'text' : type;
}

/** The current answer to a question. */
export function draftOf(draft: SurveyDraft, question: Pick<SurveyQuestion, 'id'>): QuestionDraft {
  return draft[question.id] ?? NOTHING;
}

/** Initial answers of a survey: those that the server already has. */
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

/** Initial answers of a survey after a reload: the stored ones that still fit its questions. */
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

/** The answer after a tap on an option: a radio selects it, a checkbox toggles it. */
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

/** True while the option that opens the extra free text is chosen (spec section 5). */
export function isAdditionalOpen(question: SurveyQuestion, { chosen }: QuestionDraft): boolean {
  return Boolean(question.data.aditional?.active) && chosen.some(isAdditional);
}

/** What is missing, by question id. Empty if the survey can be sent. Every question requires an answer. */
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

/** Payload of a complete survey: `answer` is always a list; `aditional_answer` is null if unused. */
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
