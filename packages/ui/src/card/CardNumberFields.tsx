import {
  CARDS_DIFFER,
  type CardForm,
  cardConfirmationError,
  cardDigits,
  cardNumberError,
  isCardNumber,
  maskCardNumber,
} from '@gemas/domain';
import type { KeyboardEvent } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { NumberFormatBase } from 'react-number-format';
import { FieldStack } from '../address/AddressForm/layout.ts';
import { NOT_STORED } from '../primitives/Field/autofill.ts';
import { TextField } from '../primitives/Field/TextField.tsx';

/**
 * When Backspace or Delete would delete a space, moves the caret over the space, so that the digit on its other side is
 * deleted. Deleting only the space would have no effect, because the formatting restores it.
 */
function skipSpace(event: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: caret, selectionEnd, value } = event.currentTarget;
  if (caret === null || caret !== selectionEnd) return;
  const isBefore = event.key === 'Backspace' && value[caret - 1] === ' ';
  const isAfter = event.key === 'Delete' && value[caret] === ' ';
  if (!isBefore && !isAfter) return;
  const beyond = isBefore ? caret - 1 : caret + 1;
  event.currentTarget.setSelectionRange(beyond, beyond);
}

/** Props that keep browsers, keyboards and password managers from storing the number. */
const SECRET = {
  type: 'tel' as const,
  inputMode: 'numeric' as const,
  ...NOT_STORED,
  autoCorrect: 'off',
  spellCheck: false,
  format: maskCardNumber,
  removeFormatting: cardDigits,
  // Allows the caret at every position of the text, also next to a space.
  getCaretBoundary: (text: string) => Array.from({ length: text.length + 1 }, () => true),
  customInput: TextField,
  digits: true,
  onKeyDown: skipSpace,
};

export interface CardNumberFieldsProps {
  /** The form of the card reward. Its values are card numbers without spaces. */
  form: UseFormReturn<CardForm>;
}

/**
 * The number of a card and its confirmation (spec section 5; decision 42). The number is validated on blur, its
 * confirmation while typing.
 *
 * - Use it below a `PlasticCard`, for the number of the card to recharge.
 * - Not for other long numbers: these fields keep browsers and keyboards from storing the number.
 */
export function CardNumberFields({ form }: CardNumberFieldsProps) {
  const { control, setError, clearErrors, getFieldState } = form;
  const { field: number, fieldState: numberState } = useController({
    control,
    name: 'number_card',
  });
  const { field: confirmation, fieldState: confirmationState } = useController({
    control,
    name: 'number_card_confirm',
  });

  const judge = (name: 'number_card' | 'number_card_confirm', message: string | null) => {
    if (message === null) clearErrors(name);
    else setError(name, { type: 'card', message });
  };
  const judgeConfirmation = (first: string, second: string) =>
    judge('number_card_confirm', cardConfirmationError(first, second));
  const isRepeated =
    isCardNumber(number.value) && cardDigits(confirmation.value) === cardDigits(number.value);

  return (
    <FieldStack>
      <NumberFormatBase
        {...SECRET}
        label="Número de tarjeta"
        name={number.name}
        getInputRef={number.ref}
        value={number.value}
        valueIsNumericString
        onValueChange={({ value }, { source }) => {
          if (source === 'prop') return;
          number.onChange(value);
          clearErrors('number_card');
          judgeConfirmation(value, confirmation.value);
        }}
        onBlur={() => {
          number.onBlur();
          judge('number_card', cardNumberError(number.value, confirmation.value));
        }}
        error={numberState.error?.message}
        errorLive
        valid={isRepeated}
      />
      <NumberFormatBase
        {...SECRET}
        label="Confirma el número"
        name={confirmation.name}
        getInputRef={confirmation.ref}
        value={confirmation.value}
        valueIsNumericString
        onValueChange={({ value }, { source }) => {
          if (source === 'prop') return;
          confirmation.onChange(value);
          judgeConfirmation(number.value, value);
          const { error } = getFieldState('number_card');
          if (error?.message === CARDS_DIFFER) {
            judge('number_card', cardNumberError(number.value, value));
          }
        }}
        onBlur={confirmation.onBlur}
        error={confirmationState.error?.message}
        errorLive
        valid={isRepeated}
      />
    </FieldStack>
  );
}
