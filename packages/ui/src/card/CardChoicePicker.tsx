import { CARD_OPTIONS, CARD_QUESTIONS, type CardChoice } from '@gemas/domain';
import { Check, CreditCard, RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { SectionTitle } from '../primitives/SectionTitle.tsx';
import { token, type } from '../theme/tokens.ts';

const Sign = styled.span`
  color: ${token('text-link')};
`;

const QuestionCard = styled(Card)`
  display: block;
  margin-top: 18px;
  padding: 18px ${token('space-4')} ${token('space-5')};
  & + & { margin-top: ${token('space-3')}; }
`;

/** The card of a question that the user has already answered, or can answer only after the other question. */
const InactiveCard = styled(Card)`
  margin-top: 18px;
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  justify-content: space-between;
  background: ${token('neutral-paper')};
  border-style: dashed;
  color: ${token('text-secondary')};
  & + &, ${QuestionCard} + & { margin-top: ${token('space-3')}; }
`;

const Count = styled.p`
  ${type('small')}
  font-weight: 600;
  color: ${token('text-secondary')};
`;

const Question = styled.h3`
  font: 800 1.375rem/1.2 ${token('font-display')};
  margin: ${token('space-1')} 0 ${token('space-4')};
  outline: none;
`;

const InactiveQuestion = styled.p`
  font: 700 1.1875rem/1.3 ${token('font-display')};
  margin-top: 3px;
`;

const Answer = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-weight: 700;
  color: ${token('text-link')};
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  gap: ${token('space-3')};
`;

const Note = styled.p`
  ${type('small')}
  margin-top: 14px;
  color: ${token('text-secondary')};
`;

interface YesNoQuestionProps {
  count: string;
  question: string;
  /** Whether this question gets focus when it is mounted. True if it replaces a focused button. */
  takesFocus: boolean;
  onAnswer: (yes: boolean) => void;
}

function YesNoQuestion({ count, question, takesFocus, onAnswer }: YesNoQuestionProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <QuestionCard as="fieldset" aria-labelledby={id}>
      <Count>{count}</Count>
      <Question id={id} ref={title} tabIndex={-1}>
        {question}
      </Question>
      <Answers>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          NO
        </Button>
        <Button onClick={() => onAnswer(true)}>SÍ</Button>
      </Answers>
    </QuestionCard>
  );
}

const FIRST = 'Pregunta 1 de 2';
const SECOND = 'Pregunta 2 de 2';

function Questions({ choice, onAnswer }: Pick<CardChoicePickerProps, 'choice' | 'onAnswer'>) {
  const isSecond = choice.step === 'pin';
  return (
    <>
      {isSecond ? (
        <InactiveCard>
          <div>
            <Count>{FIRST}</Count>
            <InactiveQuestion>{CARD_QUESTIONS['in-hand']}</InactiveQuestion>
          </div>
          <Answer>
            <Icon of={Check} size={20} /> Sí
          </Answer>
        </InactiveCard>
      ) : (
        <YesNoQuestion
          count={FIRST}
          question={CARD_QUESTIONS['in-hand']}
          takesFocus={false}
          onAnswer={onAnswer}
        />
      )}
      {isSecond ? (
        <YesNoQuestion
          count={SECOND}
          question={CARD_QUESTIONS.pin}
          takesFocus
          onAnswer={onAnswer}
        />
      ) : (
        <InactiveCard aria-hidden="true">
          <div>
            <Count>{SECOND}</Count>
            <InactiveQuestion>{CARD_QUESTIONS.pin}</InactiveQuestion>
          </div>
        </InactiveCard>
      )}
      <Note>Si respondes NO, te damos una tarjeta nueva.</Note>
    </>
  );
}

const SIGNS = { recharge: RefreshCw, new: CreditCard } as const;

export interface CardChoicePickerProps {
  /** The current step of the choice, and the answers so far. See `chooseCard`. */
  choice: CardChoice;
  /** Called when a tile is chosen. */
  onChoose: (option: 'recharge' | 'new') => void;
  /** Called with the answer to the current question; true for yes. */
  onAnswer: (yes: boolean) => void;
}

/**
 * Asks a user who owns a card how to receive the balance of a reward: by recharging that card or on a new card. If the
 * user chooses to recharge, two more questions follow (spec section 4).
 *
 * - Use it in the checkout of a card reward, for users who own a card.
 * - Not for users without a card: they get a new card without a question.
 */
export function CardChoicePicker({ choice, onChoose, onAnswer }: CardChoicePickerProps) {
  const isQuestion = choice.step === 'in-hand' || choice.step === 'pin';
  const chosen = isQuestion ? 'recharge' : choice.step === 'new' ? 'new' : '';
  return (
    <>
      <RadioCards
        legend={<SectionTitle>¿Cómo quieres tu saldo?</SectionTitle>}
        name="card_option"
        layout="tiles"
        value={chosen}
        onSelect={(option) => onChoose(option === 'new' ? 'new' : 'recharge')}
        options={CARD_OPTIONS.map(({ option, label, help }) => ({
          value: option,
          label,
          description: help,
          start: (
            <Sign>
              <Icon of={SIGNS[option]} size={30} />
            </Sign>
          ),
        }))}
      />
      {isQuestion && <Questions choice={choice} onAnswer={onAnswer} />}
    </>
  );
}
