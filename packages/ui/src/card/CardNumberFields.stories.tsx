import type { CardForm } from '@gemas/domain';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { formOfRender } from '../testing/form.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { CardNumberFields } from './CardNumberFields.tsx';

interface Typed {
  /** Initial value of the first field, digits only. */
  number: string;
  /** Initial value of the confirmation, digits only. */
  confirmation: string;
  /** Whether the story shows the errors of a form that was submitted with both fields empty. */
  sent: boolean;
}

const REQUIRED = { type: 'required', message: 'Es requerido' };
const ERRORS = { number_card: REQUIRED, number_card_confirm: REQUIRED };

function InForm({ number, confirmation, sent }: Typed) {
  const form = useForm<CardForm>({
    defaultValues: { number_card: number, number_card_confirm: confirmation },
    ...(sent && { errors: ERRORS }),
  });
  return <CardNumberFields form={form} />;
}

const NUMBER = '5210004833172401';

const meta = preview.type<{ args: Typed }>().meta({
  title: 'Components/Card/CardNumberFields',
  component: CardNumberFields,
  args: { number: '', confirmation: '', sent: false, form: formOfRender<CardForm>() },
  argTypes: { form: { control: false } },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  render: ({ number, confirmation, sent, form: _ }) => (
    <InForm key={`${number} ${confirmation} ${sent}`} {...{ number, confirmation, sent }} />
  ),
});

const first = 'Número de tarjeta';
const second = 'Confirma el número';

export const Empty = meta.story({
  play: async ({ canvas }) => {
    for (const label of [first, second]) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveValue('');
      await expect(field).toBeValid();
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAttribute('autocomplete', 'off');
      for (const manager of [
        'data-1p-ignore',
        'data-lpignore',
        'data-bwignore',
        'data-form-type',
      ]) {
        await expect(field).toHaveAttribute(manager);
      }
    }
  },
});

Empty.test('accepts only digits and groups them by four', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText(first);
  await userEvent.type(field, '5210x0048-3317 2401');
  await expect(field).toHaveValue('5210 0048 3317 2401');
  // Backspace at the start of a group of digits must delete the digit before the space.
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  await expect(field).toHaveValue('5210 0483 3172 401');
});

export const TooLong = meta.story({
  name: 'Invalid: a pasted CLABE of 18 digits, after blur',
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const label of [first, second]) {
      await userEvent.click(canvas.getByLabelText(label));
      await userEvent.paste('012180001234567897');
      await expect(canvas.getByLabelText(label)).toHaveValue('0121 8000 1234 5678 97');
    }
    await userEvent.click(canvas.getByLabelText(first));
    await userEvent.tab();
    await expect(canvas.getByLabelText(first)).toHaveAccessibleDescription(
      'Debe contener 16 dígitos',
    );
    await expect(canvasElement.querySelectorAll('[data-valid]')).toHaveLength(0);
  },
});

export const Filled = meta.story({
  args: { number: NUMBER },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(first)).toHaveValue('5210 0048 3317 2401');
    await expect(canvas.getByLabelText(second)).toHaveValue('');
  },
});

Filled.test(
  'keeps every digit when one is typed into the middle (spec section 5, Card number)',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(first);
    await userEvent.type(field, '9', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(field).toHaveValue('5210 0094 8331 7240 1');
    await expect(field.selectionStart).toBe(8);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Debe contener 16 dígitos');
  },
);

export const Valid = meta.story({
  name: 'Valid: both numbers match',
  args: { number: NUMBER, confirmation: NUMBER },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-valid]')).toHaveLength(2);
  },
});

export const TooShort = meta.story({
  name: 'Invalid: too short, after blur',
  args: { number: NUMBER.slice(0, 12) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText(first);
    await userEvent.click(field);
    await userEvent.click(canvasElement);
    await expect(field).toHaveAccessibleDescription('Debe contener 16 dígitos');
  },
});

TooShort.test('removes the error while the user types', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText(first);
  await userEvent.type(field, '2');
  await expect(field).toHaveAccessibleDescription('');
});

export const Differs = meta.story({
  name: 'Invalid: confirmation differs, while typing',
  args: { number: NUMBER },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(second);
    await userEvent.type(field, '52109');
    await expect(field).toHaveAccessibleDescription('No coincide');
    await expect(canvas.getByLabelText(first)).toBeValid();
  },
});

Differs.test(
  'shows the error at the first field when that field loses focus',
  async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(first);
    await userEvent.click(number);
    await userEvent.tab();
    await expect(number).toHaveAccessibleDescription('No coinciden');
  },
);

export const Required = meta.story({
  name: 'Invalid: sent empty',
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(first)).toHaveAccessibleDescription('Es requerido');
    await expect(canvas.getByLabelText(second)).toHaveAccessibleDescription('Es requerido');
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { number: NUMBER, confirmation: NUMBER },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas }) => {
    await expectNoSideScroll();
    // Sixteen digits must fit beside the icon.
    const field = canvas.getByLabelText(first);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});
