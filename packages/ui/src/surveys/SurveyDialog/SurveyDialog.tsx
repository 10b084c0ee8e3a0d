import {
  type FailureKind,
  failureAdvice,
  type Survey,
  type SurveyAnswers,
  type SurveyDraft,
} from '@gemas/domain';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
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
  overflow-wrap: anywhere;
`;

const Failed = styled.div`
  margin-top: ${token('space-4')};
`;

export interface SurveyDialogProps {
  /** The survey to answer; null if there is none, or if it was sent. The dialog is then closed. */
  survey: Survey | null;
  /** Whether the answers are being sent. They are not sent twice. */
  sending: boolean;
  /** Why the last attempt to send failed; null if it did not. The form keeps the answers. */
  failure: FailureKind | null;
  /** Whether the answers can be sent. Default: they can. */
  connection?: Connection | undefined;
  /** Answers that the user gave before a reload. Default: the answers that the server already has. */
  draft?: SurveyDraft | undefined;
  /** Called with the current answers after every change. */
  onDraft?: ((draft: SurveyDraft) => void) | undefined;
  /** Called on submit. Receives all answers, in the format of the request. */
  onSubmit: (answers: SurveyAnswers) => void;
}

/**
 * A survey that the user must answer. The user cannot close it: it closes when the server has the answers (spec
 * sections 2 and 4, Survey).
 *
 * - Use it if the server has a survey for this user, before anything else on Score.
 * - Not for a question of our own: that is a `Dialog` that can be closed.
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
      // A new key opens a new dialog for each survey, so that screen readers start at its title and no state of the
      // previous survey remains.
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
        <Failed>
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
