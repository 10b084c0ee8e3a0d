import { cardChoiceStart, chooseCard } from '@gemas/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { CardChoicePicker, type CardChoicePickerProps } from './CardChoicePicker.tsx';

/** Keeps the choice in state, as the checkout does. */
function Picked({ choice: first, onChoose, onAnswer }: CardChoicePickerProps) {
  const [choice, setChoice] = useState(first);
  return (
    <CardChoicePicker
      choice={choice}
      onChoose={(option) => {
        onChoose(option);
        setChoice((before) => chooseCard(before, { type: 'choose', option }));
      }}
      onAnswer={(yes) => {
        onAnswer(yes);
        setChoice((before) => chooseCard(before, { type: 'answer', yes }));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Card/CardChoicePicker',
  component: CardChoicePicker,
  args: { choice: cardChoiceStart('card', true), onChoose: fn(), onAnswer: fn() },
  decorators: [(Story) => <div style={{ paddingInline: 16 }}>{Story()}</div>],
  // A new `key` remounts the picker when the controls of the story change the choice.
  render: (args) => <Picked key={args.choice.step} {...args} />,
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '¿Cómo quieres tu saldo?' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

NothingChosen.test(
  'asks both questions of a recharge, one after the other',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Recargar tarjeta' }));
    await expect(args.onChoose).toHaveBeenCalledWith('recharge');
    await userEvent.click(canvas.getByRole('button', { name: 'SÍ' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    // The tapped button is removed, so focus must move to the next question.
    await expect(canvas.getByRole('heading', { name: '¿Conoces el NIP?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'NO' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('radio', { name: 'Nueva tarjeta' })).toBeChecked();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

export const NewCard = meta.story({
  name: 'New card chosen',
  args: { choice: { step: 'new', switched: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Nueva tarjeta' })).toBeChecked();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const InHand = meta.story({
  name: 'First question: card in hand?',
  args: { choice: { step: 'in-hand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Recargar tarjeta' })).toBeChecked();
    await expect(
      canvas.getByRole('group', { name: '¿Tienes la tarjeta a la mano?' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '¿Conoces el NIP?' })).toBeNull();
  },
});

export const Pin = meta.story({
  name: 'Second question: PIN known?',
  args: { choice: { step: 'pin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '¿Conoces el NIP?' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /a la mano/ })).toBeNull();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { choice: { step: 'pin' } },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
