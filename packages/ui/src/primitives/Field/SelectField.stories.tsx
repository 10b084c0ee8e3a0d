import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SelectField } from './SelectField.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/SelectField',
  parameters: { aliases: ['Dropdown', 'Combobox'] },
  component: SelectField,
  args: {
    label: 'Tema',
    placeholder: 'Selecciona un tema',
    options: [
      { value: 'game', label: 'Juego de Gemas' },
      { value: 'app', label: 'Súper App' },
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tema')).toHaveValue('');
  },
});

NothingChosen.test('calls onChange once for a choice', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByLabelText('Tema');
  await userEvent.selectOptions(select, 'game');
  await expect(select).toHaveValue('game');
  await expect(args.onChange).toHaveBeenCalledTimes(1);
});

export const Chosen = meta.story({ args: { defaultValue: 'game' } });

export const Invalid = meta.story({
  args: { error: 'Por favor selecciona un tema' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Por favor selecciona un tema',
    );
  },
});

export const Disabled = meta.story({
  args: {
    label: 'Colonia',
    placeholder: 'Antes ingresa Código postal',
    options: [],
    disabled: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const LongText = meta.story({
  name: 'Extremes: long text',
  args: {
    label: 'Colonia',
    defaultValue: '1',
    options: [
      {
        value: '1',
        label: 'Fraccionamiento Jardines de San Francisco de los Romo, segunda sección',
      },
    ],
  },
  globals: { viewport: { value: 'tiny' } },
});
