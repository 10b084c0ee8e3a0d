import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/TextAreaField',
  component: TextAreaField,
  args: { label: 'Comentarios', count: 0, countMax: 200, onChange: fn() },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/200')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('0 de 200 caracteres');
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'No veo mis esmeraldas del sábado.', count: 33 },
});

export const Invalid = meta.story({
  args: { error: 'Por favor añade tus comentarios' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '0 de 200 caracteres Por favor añade tus comentarios',
    );
  },
});

export const NoCounter = meta.story({ args: { count: undefined, countMax: undefined } });
