import { ArrowRight, RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choiceOf } from '../../testing/choices.ts';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { Icon } from '../Icon.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: 'Canjear', wide: true, onClick: fn() },
  argTypes: {
    start: choiceOf({ None: undefined, RefreshCw: <Icon of={RefreshCw} size={22} /> }),
    end: choiceOf({ None: undefined, ArrowRight: <Icon of={ArrowRight} size={22} /> }),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Primary = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Canjear' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
});

Primary.test('calls onClick once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Canjear' }));
  await expect(args.onClick).toHaveBeenCalledTimes(1);
});

export const Gold = meta.story({
  args: { variant: 'gold', children: 'VER LOS PREMIOS', end: <Icon of={ArrowRight} size={22} /> },
});

export const Secondary = meta.story({
  args: { variant: 'secondary', children: 'Ver más productos' },
});

export const Danger = meta.story({ args: { variant: 'danger', children: 'Cerrar sesión' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Cancelar' } });

export const Mini = meta.story({
  args: { size: 'mini', wide: false },
  play: async ({ canvas }) => {
    const { height, width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(width).toBeLessThan(200);
  },
});

export const SecondaryMini = meta.story({
  args: { size: 'mini', wide: false, variant: 'secondary', children: 'Ver posiciones' },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
  },
});

Focused.test('calls onClick for Enter and for the space bar', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Canjeando...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Canjeando...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Canjeando...');
  },
});

Busy.test('can be focused, but ignores taps and keys', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Canjeando...' });
  await userEvent.dblClick(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
});

const submit = fn((event: SubmitEvent) => event.preventDefault());

Busy.test(
  'does not submit its form, not even by Enter in a field',
  {
    args: { type: 'submit' },
    beforeEach() {
      submit.mockClear();
    },
    decorators: [
      (Story) => (
        <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
          <input aria-label="Comentarios" />
          {Story()}
        </form>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'hola{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
);

export const Disabled = meta.story({
  args: { disabled: true, 'aria-describedby': 'why' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p id="why">Elige una tienda para continuar.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Canjear' });
    await expect(button).toHaveAccessibleDescription('Elige una tienda para continuar.');
  },
});

Disabled.test('can be focused, but ignores taps', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Canjear' });
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  button.focus();
  await expect(button).toHaveFocus();
});

export const LongText = meta.story({
  name: 'Extremes: long text',
  args: { children: 'Sí, quiero volver a canjear este mismo premio por 1,284,000 esmeraldas' },
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { children: 'Canjear por 128,628 esmeraldas' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
