import type { Received } from '@gemas/domain';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { onlyOwnTaps } from '../platform/own-taps.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { type Connection, ConnectionNotice } from '../primitives/ConnectionNotice.tsx';
import { FieldError } from '../primitives/Field/Field.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LinkButton } from '../primitives/LinkText.tsx';
import { token, type } from '../theme/tokens.ts';

const Group = styled.fieldset`
  min-width: 0;
  [role='alert'] > p { margin: 10px 0; }
`;

const Question = styled.p`
  margin: 10px 0;
  font-weight: 700;
  outline: none;
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 10px;
`;

const Status = styled.p`
  display: flex;
  gap: ${token('space-2')};
  align-items: flex-start;
  margin-top: 10px;
  padding: 10px ${token('space-3')};
  border-radius: ${token('radius-field')};
  background: ${token('status-success-bg')};
  color: ${token('status-success-text')};
  font-weight: 600;
  white-space: pre-line;
  overflow-wrap: anywhere;
  outline: none;
  svg { flex: none; }
`;

const Link = styled(LinkButton)`
  ${type('small')}
  font-weight: 700;
`;

/** A permanent note that the user has received a card. */
export function ReceivedNote() {
  return (
    <Status>
      <Icon of={CircleCheck} size={20} />
      <span>Confirmaste que recibiste tu tarjeta.</span>
    </Status>
  );
}

/**
 * Answers of the user: `ask` by the link 'Ya recibí mi tarjeta', `yes` and `not-yet` to the first question, `confirm` and
 * `cancel` to the second.
 */
export type ReceivedAnswer = 'ask' | 'yes' | 'not-yet' | 'confirm' | 'cancel';

export interface ReceivedQuestionProps {
  /** Current step of the question. */
  received: Received;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Called with the user's answer. Not called while an answer is being sent. */
  onAnswer: (answer: ReceivedAnswer) => void;
}

/**
 * Asks whether a card was received, asks the user to confirm the answer, and then shows the server's answer (spec
 * section 4, My rewards). In the step `offered` it is only the link that leads to the first question (decision D36).
 *
 * - Use it inside an `OrderCard`, for a card that can be confirmed (`question` of the order).
 * - Not for questions before gems are spent: use a `Dialog`.
 */
export function ReceivedQuestion({ received, connection, onAnswer }: ReceivedQuestionProps) {
  const id = useId();
  const { step } = received;
  const next = useRef<HTMLElement | null>(null);
  const before = useRef(step);
  const focusable = (element: HTMLElement | null) => {
    next.current = element;
  };
  // The tapped button was removed, so focus moves to the text or the link that replaces the button.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step !== 'confirming' && step !== 'failed') next.current?.focus();
  }, [step]);

  switch (received.step) {
    case 'offered':
      return (
        <div key="offered" ref={onlyOwnTaps}>
          <Link ref={focusable} onClick={() => onAnswer('ask')}>
            Ya recibí mi tarjeta
          </Link>
        </div>
      );
    case 'confirmed':
      return (
        <Status ref={focusable} tabIndex={-1} role="status">
          <Icon of={CircleCheck} size={20} />
          <span>{received.message}</span>
        </Status>
      );
    case 'question':
      return (
        <Group key="question" ref={onlyOwnTaps} aria-labelledby={id}>
          <Question id={id} ref={focusable} tabIndex={-1}>
            ¿Ya recibiste tu tarjeta?
          </Question>
          <Answers>
            <Button variant="secondary" size="mini" wide onClick={() => onAnswer('not-yet')}>
              Aún no
            </Button>
            <Button size="mini" wide onClick={() => onAnswer('yes')}>
              Sí, ya la tengo
            </Button>
          </Answers>
        </Group>
      );
    case 'sure':
    case 'confirming':
    case 'failed': {
      const isConfirming = received.step === 'confirming';
      return (
        <Group key="sure" ref={onlyOwnTaps} aria-labelledby={id}>
          <Question id={id} ref={focusable} tabIndex={-1}>
            ¿Seguro que ya tienes tu tarjeta? No podrás cambiarlo.
          </Question>
          <ConnectionNotice needs="received" connection={connection} />
          {/* The message is above the buttons, because the dock may cover what is below the tapped button. */}
          <div role="alert">
            {received.step === 'failed' && !connection?.offline && (
              <FieldError>{received.message}</FieldError>
            )}
          </div>
          <Answers>
            <Button
              variant="secondary"
              size="mini"
              wide
              disabled={isConfirming}
              onClick={() => onAnswer('cancel')}
            >
              Cancelar
            </Button>
            <Button
              size="mini"
              wide
              busy={isConfirming}
              busyLabel="Confirmando..."
              onClick={() => onAnswer('confirm')}
            >
              {received.step === 'failed' ? 'Intentar de nuevo' : 'Sí, confirmar'}
            </Button>
          </Answers>
        </Group>
      );
    }
  }
}
