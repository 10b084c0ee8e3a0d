import {
  type FailureKind,
  failureAdvice,
  type Survey,
  type SurveyAnswers,
  type SurveyDraft,
} from '@gemas/domain';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { scrollToMessage } from '../../platform/scroll.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { type Connection, ConnectionNotice } from '../../primitives/ConnectionNotice.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { InlineError } from '../../primitives/InlineError.tsx';
import { token, type } from '../../theme/tokens.ts';
import { SurveyForm } from './SurveyForm.tsx';

const Eyebrow = styled.span`
  display: block;
  margin-bottom: 2px;
  font: 700 0.9375rem/1.3 ${token('font-text')};
  color: ${token('text-link')};
`;

const Title = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const About = styled.p`
  ${type('body')}
  color: ${token('text-secondary')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Failed = styled.div`
  margin-top: ${token('space-4')};
`;

export interface SurveyDialogProps {
  /** The survey to answer. Null closes the dialog. */
  survey: Survey | null;
  /** Whether the answers are being sent. If true, the form cannot be submitted. */
  sending: boolean;
  /** Why the answers could not be sent; null without a failure. The form keeps the answers. */
  failure: FailureKind | null;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Answers that the user typed earlier in this visit. Default: the answers that the server already has. */
  draft?: SurveyDraft | undefined;
  /** Called with the current answers after every change. */
  onDraft?: ((draft: SurveyDraft) => void) | undefined;
  /** Called on submit. Receives all answers, in the format of the request. */
  onSubmit: (answers: SurveyAnswers) => void;
}

/**
 * A survey that the user must answer (spec sections 2 and 4, Survey). The user cannot close the dialog. It closes when
 * the answers were sent.
 *
 * - Use it for a survey from the server, before the user can use Score.
 * - Not for other questions: use a `Dialog` that the user can close.
 */
export function SurveyDialog({
  survey,
  sending,
  failure,
  connection,
  draft,
  onDraft,
  onSubmit,
}: SurveyDialogProps) {
  const formId = useId();
  const [last, setLast] = useState(survey);
  if (survey !== null && survey !== last) setLast(survey);
  const shown = survey ?? last;
  if (shown === null) return null;
  return (
    <Dialog
      // The key mounts a new dialog for each survey, so that screen readers start at its title and no answers of the
      // previous survey remain.
      key={shown.id}
      variant="modal"
      closable={false}
      open={survey !== null}
      title={
        <>
          <Eyebrow>Encuesta</Eyebrow> <Title>{shown.title}</Title>
        </>
      }
      foot={
        <>
          <ConnectionNotice needs="survey" connection={connection} />
          <Button type="submit" form={formId} busy={sending} busyLabel="Enviando...">
            Enviar respuestas
          </Button>
        </>
      }
    >
      {shown.description && <About>{shown.description}</About>}
      <div inert={sending}>
        <SurveyForm
          id={formId}
          survey={shown}
          draft={draft}
          onDraft={onDraft}
          onSubmit={onSubmit}
        />
      </div>
      {failure !== null && !sending && !connection?.offline && (
        <Failed ref={scrollToMessage}>
          <InlineError
            title="No pudimos enviar tus respuestas"
            text={`Siguen aquí. ${failureAdvice(failure)}`}
            onRetry={() => {
              document.querySelector<HTMLElement>(`[type='submit'][form='${formId}']`)?.click();
            }}
          />
        </Failed>
      )}
    </Dialog>
  );
}
