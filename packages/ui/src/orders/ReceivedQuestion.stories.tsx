import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ReceivedQuestion, type ReceivedQuestionProps } from './ReceivedQuestion.tsx';

const args = {
  received: { step: 'question' },
  onAnswer: fn(),
} satisfies ReceivedQuestionProps;

const meta = preview.meta({
  title: 'Components/Orders/ReceivedQuestion',
  component: ReceivedQuestion,
  args,
});

export const Question = meta.story({
  parameters: { states: ['received.question'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '¿Ya recibiste tu tarjeta?' })).toBeVisible();
  },
});

Question.test('calls onAnswer with the answer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sí, ya la tengo' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
  await userEvent.click(canvas.getByRole('button', { name: 'Aún no' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith('not-yet');
});

export const SecondQuestion = meta.story({
  name: 'Second question',
  parameters: { states: ['received.second-question'] },
  args: { received: { step: 'sure' } },
});

SecondQuestion.test('calls onAnswer with the answer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith('cancel');
  await userEvent.click(canvas.getByRole('button', { name: 'Sí, confirmar' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith('confirm');
});

export const Offline = meta.story({
  parameters: { states: ['received.offline'] },
  args: {
    received: { step: 'failed', message: 'No pudimos confirmar tu tarjeta. Intenta de nuevo.' },
    connection: { offline: true, checking: false, onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Necesitas conexión para confirmar tu tarjeta.')).toBeVisible();
    await expect(canvas.queryByText(/^No pudimos confirmar tu tarjeta/)).toBeNull();
  },
});

export const Offered = meta.story({
  name: 'The link before the card can have arrived, and after "Aún no"',
  parameters: { states: ['received.offered', 'received.declined'] },
  args: { received: { step: 'offered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ya recibí mi tarjeta' })).toBeVisible();
    await expect(canvas.queryByText('¿Ya recibiste tu tarjeta?')).not.toBeInTheDocument();
  },
});

Offered.test('leads to the two steps, and never sends by itself', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('button', { name: 'Ya recibí mi tarjeta' });
  const { height, width } = link.getBoundingClientRect();
  await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  await userEvent.click(link);
  await expect(args.onAnswer.mock.calls).toEqual([['ask']]);
});

export const Confirming = meta.story({
  parameters: { states: ['received.confirming'] },
  args: { received: { step: 'confirming' } },
});

Confirming.test('ignores further answers', async ({ canvas, userEvent }) => {
  const confirm = canvas.getByRole('button', { name: 'Confirmando...' });
  await userEvent.click(confirm);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onAnswer).not.toHaveBeenCalled();
});

export const Confirmed = meta.story({
  parameters: { states: ['received.confirmed'] },
  args: { received: { step: 'confirmed', message: 'Confirmaste tu tarjeta.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmaste tu tarjeta.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { states: ['received.failed'] },
  args: {
    received: {
      step: 'failed',
      message: 'No pudimos confirmar tu tarjeta. Intenta de nuevo.',
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos confirmar tu tarjeta');
    // The message must be above the retry button. Below the button, the dock could cover the message.
    const retry = canvas.getByRole('button', { name: 'Intentar de nuevo' });
    const { bottom } = alert.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(retry.getBoundingClientRect().top);
  },
});

Failed.test('sends the confirmation again after a tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onAnswer).toHaveBeenCalledWith('confirm');
});
