import {
  chooseOption,
  draftOf,
  type Id,
  isAdditionalOpen,
  type QuestionDraft,
  type QuestionErrors,
  questionChoices,
  questionKind,
  type Survey,
  type SurveyAnswers,
  type SurveyDraft,
  type SurveyQuestion,
  surveyAnswers,
  surveyDraft,
  surveyErrors,
} from '@gemas/domain';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FieldsForm } from '../../primitives/Field/FieldsForm.tsx';
import { TextAreaField } from '../../primitives/Field/TextAreaField.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { RadioCards } from '../../primitives/RadioCards.tsx';
import { token, type } from '../../theme/tokens.ts';
import { CheckCards } from '../CheckCards.tsx';

const Form = styled(FieldsForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  min-width: 0;
  margin-top: ${token('space-4')};
  overflow-wrap: anywhere;
  legend, label { font-size: 1.0625rem; line-height: 1.3; }
`;

// Puts short options such as 'Sí' and 'No' side by side.
const Pair = styled.div`
  &[data-pair] [data-layout='list'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr)); }
`;

/** A question without options, which is answered only by its additional text. */
const Bare = styled.fieldset`
  min-width: 0;
  border: 0;
  legend { ${type('label')} }
`;

const More = styled.div`
  margin-top: 10px;
  padding-left: 14px;
  border-left: ${token('space-1')} solid ${token('emerald-200')};
`;

/** Returns the name of the fields of a question. */
const nameOf = ({ id }: SurveyQuestion) => `question-${id}`;

/** Returns the name of the field for the additional text of a question. */
const additionalNameOf = (question: SurveyQuestion) => `${nameOf(question)}-additional`;

/** Options with at most this many characters are shown side by side. */
const SHORT = 12;

interface QuestionProps {
  /** Number of the question, from 1. */
  number: number;
  question: SurveyQuestion;
  draft: QuestionDraft;
  errors: QuestionErrors;
  onChange: (draft: QuestionDraft) => void;
}

function Question({ number, question, draft, errors, onChange }: QuestionProps) {
  const name = nameOf(question);
  const title = `${number}. ${question.statement}`;
  const kind = questionKind(question);
  const additional = isAdditionalOpen(question, draft) && (
    <More>
      <TextField
        label={question.data.aditional?.statement || '¿Cuál?'}
        name={additionalNameOf(question)}
        autoComplete="off"
        value={draft.additional}
        error={errors.additional}
        onChange={(event) => onChange({ ...draft, additional: event.target.value })}
      />
    </More>
  );
  if (kind === 'text') {
    return (
      <div>
        <TextAreaField
          label={title}
          name={name}
          value={draft.text}
          error={errors.answer}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
        {additional}
      </div>
    );
  }
  if (kind === 'additional') {
    return (
      <Bare>
        <legend>{title}</legend>
        {additional}
      </Bare>
    );
  }
  const options = questionChoices(question);
  const isPair = options.length === 2 && options.every(({ length }) => length <= SHORT);
  const choose = (option: string) => onChange(chooseOption(question, draft, option));
  return (
    <Pair data-pair={isPair ? '' : undefined}>
      {kind === 'radio' ? (
        <RadioCards
          legend={title}
          name={name}
          options={options.map((value) => ({ value, label: value }))}
          value={draft.chosen[0] ?? ''}
          onSelect={choose}
          error={errors.answer}
        />
      ) : (
        <CheckCards
          legend={title}
          name={name}
          options={options}
          chosen={draft.chosen}
          onToggle={choose}
          error={errors.answer}
        />
      )}
      {additional}
    </Pair>
  );
}

/** Returns the typed texts, by the names of their fields. */
function textsOf(survey: Survey, draft: SurveyDraft): Readonly<Record<string, string>> {
  const texts = survey.questions.flatMap((question) => {
    const { text, additional } = draftOf(draft, question);
    return [
      [nameOf(question), text],
      [additionalNameOf(question), additional],
    ];
  });
  return Object.fromEntries(texts);
}

export interface SurveyFormProps {
  /** Id of the form element, for a submit button outside of it. */
  id: string;
  survey: Survey;
  /** Answers that the user typed earlier in this visit. Default: the answers that the server already has. */
  draft?: SurveyDraft | undefined;
  /** Called with the current answers after every change. */
  onDraft?: ((draft: SurveyDraft) => void) | undefined;
  /** Called on submit. Receives all answers, in the format of the request. */
  onSubmit: (answers: SurveyAnswers) => void;
}

/**
 * The questions of a survey. The user must answer all questions. On submit, an error is shown at each question without
 * an answer.
 */
export function SurveyForm({ id, survey, draft: before, onDraft, onSubmit }: SurveyFormProps) {
  const [draft, setDraft] = useState(() => before ?? surveyDraft(survey));
  // The answers after the last change, also while React has not rendered them yet.
  const latest = useRef(draft);
  const [errors, setErrors] = useState<Record<Id, QuestionErrors>>({});
  const [judged, setJudged] = useState(0);

  useEffect(() => {
    if (judged > 0)
      document
        .getElementById(id)
        ?.querySelector<HTMLElement>(
          '[aria-invalid] input, input[aria-invalid], textarea[aria-invalid]',
        )
        ?.focus();
  }, [id, judged]);

  const submit = () => {
    const found = surveyErrors(survey, latest.current);
    setErrors(found);
    if (Object.keys(found).length > 0) setJudged(judged + 1);
    else onSubmit(surveyAnswers(survey, latest.current));
  };

  const change = (question: SurveyQuestion, next: QuestionDraft) => {
    const changed = { ...latest.current, [question.id]: next };
    latest.current = changed;
    setDraft(changed);
    onDraft?.(changed);
    // A changed answer removes the error of its question. The answer is validated again on the next submit.
    setErrors(({ [question.id]: _gone, ...others }) => others);
  };

  return (
    <Form id={id} values={() => textsOf(survey, latest.current)} onSubmit={submit}>
      {survey.questions.map((question, index) => (
        <Question
          key={question.id}
          number={index + 1}
          question={question}
          draft={draftOf(draft, question)}
          errors={errors[question.id] ?? {}}
          onChange={(next) => change(question, next)}
        />
      ))}
    </Form>
  );
}
