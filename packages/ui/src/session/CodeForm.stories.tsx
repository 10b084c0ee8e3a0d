import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { CodeForm } from './CodeForm.tsx';

const WRONG = 'No encontramos ese código. Revísalo e intenta de nuevo.';

const meta = preview.meta({
  title: 'Components/Session/CodeForm',
  component: CodeForm,
  args: {
    code: '',
    error: null as string | null,
    busy: false,
    onEnter: fn(),
    children: <Button type="submit">Entrar</Button>,
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>No pudimos abrir tu sesión</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Código de empleado' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('data-1p-ignore');
    await expect(field).not.toHaveFocus();
  },
});

Ready.test('calls onEnter with the code as it is seen', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.paste(' \u202A48213\u202C\u200B ');
  await userEvent.keyboard('{Enter}');
  await expect(args.onEnter).toHaveBeenCalledTimes(1);
  await expect(args.onEnter).toHaveBeenCalledWith('48213');
});

export const Missing = meta.story({
  name: 'Sent without a code',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Escribe tu código de empleado.');
    await expect(field).toHaveFocus();
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
});

Missing.test('clears the error when the user types', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '4');
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('');
});

export const Known = meta.story({
  name: 'Code known',
  args: { code: '48213' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('48213');
  },
});

export const Failed = meta.story({
  name: 'Failed: wrong code',
  args: { code: '4821', error: WRONG },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(WRONG);
    await expect(field).toHaveFocus();
  },
});

Failed.test(
  'shows the same error again after another attempt',
  {
    render: function Refusing(args) {
      const [error, setError] = useState<string | null>(WRONG);
      return (
        <CodeForm
          {...args}
          error={error}
          onEnter={() => {
            setError(null);
            queueMicrotask(() => setError(WRONG));
          }}
        />
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2');
    await expect(canvas.queryByText(WRONG)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(WRONG)).toBeVisible();
  },
);

export const Busy = meta.story({
  args: {
    code: '48213',
    busy: true,
    children: (
      <Button type="submit" busy busyLabel="Entrando...">
        Entrar
      </Button>
    ),
  },
});

Busy.test('does not submit', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Entrando...' }));
  await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
  await expect(args.onEnter).not.toHaveBeenCalled();
});

export const Extremes = meta.story({
  name: 'Extremes: 64 characters, text at 200 %, 320 px',
  args: { code: '4821'.repeat(16), error: WRONG },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
