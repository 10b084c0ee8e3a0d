import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { AppBar } from './AppBar.tsx';

const meta = preview.meta({
  title: 'Components/Shell/AppBar',
  component: AppBar,
  args: { title: 'Notificaciones', onBack: fn() },
});

export const WithBack = meta.story({
  parameters: { states: ['shell.back'] },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Volver' });
    const { width, height } = back.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Notificaciones');
  },
});

WithBack.test('calls onBack once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
  await expect(args.onBack).toHaveBeenCalledTimes(1);
});

export const WithBackLink = meta.story({
  args: { backHref: '#/score', title: 'Soporte' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const WithBalance = meta.story({
  args: { title: 'Premio', balance: 1284 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284').parentElement).toHaveTextContent(
      'Tienes 1,284 esmeraldas',
    );
  },
});

export const OnNight = meta.story({
  args: { title: 'Bóveda', balance: 1284, tone: 'night' },
  decorators: [(Story) => <div style={{ background: 'var(--night-900)' }}>{Story()}</div>],
});

export const NoBack = meta.story({
  parameters: { states: ['shell.back-absent'] },
  render: () => (
    <AppBar title="Canjear premio" end={<LinkText href="#/vault">Cancelar</LinkText>} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Volver' })).toBeNull();
  },
});

export const LongTitle = meta.story({
  name: 'Extremes: long title, 9,999,999',
  args: { title: 'Levantar un nuevo ticket de soporte para el Fraccionamiento', balance: 9999999 },
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { title: 'Historial de activaciones', balance: 128628 },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
