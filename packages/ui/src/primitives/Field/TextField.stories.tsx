import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { ReadOnlyField, TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/TextField',
  parameters: { aliases: ['Input', 'ReadOnlyField'] },
  component: TextField,
  args: { label: 'Correo', placeholder: 'tu@correo.mx', onChange: fn() },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Correo');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
});

Empty.test('calls onChange for each typed letter', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Correo'), 'ana');
  await expect(args.onChange).toHaveBeenCalledTimes(3);
});

export const Filled = meta.story({ args: { defaultValue: 'fer.avila@correo.mx' } });

export const Focused = meta.story({
  args: { label: 'Teléfono', defaultValue: '477 123 4508' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Teléfono'));
    const input = canvas.getByLabelText('Teléfono');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineWidth).toBe('3px');
  },
});

export const WithHint = meta.story({
  args: { hint: 'Ahí te avisamos de tu entrega.', mark: 'opcional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Ahí te avisamos de tu entrega.',
    );
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Correo opcional');
  },
});

export const Invalid = meta.story({
  args: { label: 'Calle', error: 'Es requerido', hint: 'Como aparece en tu recibo.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Como aparece en tu recibo. Es requerido');
  },
});

Invalid.test('keeps its error until the form clears it', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'Pino');
  await expect(canvas.getByText('Es requerido')).toBeVisible();
});

export const InvalidSaidAtOnce = meta.story({
  args: { label: 'Confirma el número', error: 'No coincide', errorLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coincide').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
});

export const Valid = meta.story({
  args: { label: 'Código postal', defaultValue: '37530', valid: true },
});

export const Digits = meta.story({
  args: { label: 'Número de tarjeta', defaultValue: '5424 1802 1234 5678', digits: true },
});

export const ReadOnly = meta.story({
  render: () => (
    <ReadOnlyField label="Estado" defaultValue="Guanajuato" hint="Sale de tu código postal." />
  ),
});

ReadOnly.test('can be focused, but not changed', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Estado');
  await userEvent.type(input, 'x');
  await expect(input).toHaveValue('Guanajuato');
  await expect(input).toHaveFocus();
});

export const LongText = meta.story({
  name: 'Extremes: long text',
  args: {
    label: 'Nombre de quien recibe el premio en el domicilio que indicaste',
    defaultValue: 'María del Refugio Xicohténcatl-Montes de la Garza y Hernández',
    error: 'No encontramos ese código. Revísalo e intenta de nuevo.',
  },
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { error: 'Es invalido', defaultValue: 'fer.avila@correo' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
