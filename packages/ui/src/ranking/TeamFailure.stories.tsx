import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { GameEnded, NoSuchPlace, TeamFailure } from './TeamFailure.tsx';

const meta = preview.meta({
  title: 'Components/Ranking/TeamFailure',
  component: TeamFailure,
  subcomponents: { GameEnded, NoSuchPlace },
  args: {
    title: 'No pudimos cargar el ranking',
    gone: 'Este ranking ya no existe',
    failure: 'server' as const,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Ranking</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Refused = meta.story({
  name: 'Failed: refused',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/no sea de tu equipo/);
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toHaveAttribute(
      'href',
      '#/score',
    );
  },
});

Refused.test('retries once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { failure: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(canvas.queryByText(/no sea de tu equipo/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const TimedOut = meta.story({
  name: 'Failed: no answer in time',
  args: { failure: 'timeout' },
});

export const NotThere = meta.story({
  name: 'Failed: it does not exist (404)',
  args: { failure: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este ranking ya no existe')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Ended = meta.story({
  name: 'Game over, nothing stored',
  render: () => (
    <GameEnded help="Este ranking ya no cambia, y este teléfono no lo tiene guardado." />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'El juego de gemas ha terminado' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toBeVisible();
  },
});

export const NoSuch = meta.story({
  name: 'Address without an id',
  render: () => <NoSuchPlace title="No encontramos este ranking" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La dirección que abriste no es correcta.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
