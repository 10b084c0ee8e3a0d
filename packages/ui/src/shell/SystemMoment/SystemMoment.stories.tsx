import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { HalfCutGem } from '../scenes/HalfCutGem.tsx';
import { LockedStone } from '../scenes/LockedStone.tsx';
import { SystemMoment } from './SystemMoment.tsx';

const meta = preview.meta({
  title: 'Components/Shell/SystemMoment',
  component: SystemMoment,
  args: {
    ground: 'paper' as const,
    scene: <LockedStone />,
    title: 'Tu sesión terminó',
    text: 'Vuelve a abrir el juego desde la Súper App.',
    children: <ButtonLink href="#/">Entrar otra vez</ButtonLink>,
  },
});

export const Paper = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Tu sesión terminó' });
    await expect(title).toHaveAttribute('data-route-heading');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    // The way on is in sight without scrolling.
    const way = canvas.getByRole('link', { name: 'Entrar otra vez' }).getBoundingClientRect();
    await expect(way.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Night = meta.story({
  args: {
    ground: 'night',
    scene: <HalfCutGem />,
    title: 'Estamos puliendo el juego',
    text: 'Regresamos en unos minutos.',
    children: <Button variant="gold">Intentar de nuevo</Button>,
  },
});

export const Start = meta.story({
  args: {
    ground: 'start',
    title: 'Descarga la app',
    text: 'El juego se abre desde tu celular.',
    children: (
      <ButtonLink variant="gold" href="#/download">
        Descargar
      </ButtonLink>
    ),
  },
});

export const WithBackLink = meta.story({
  name: 'With a link back',
  args: { backHref: '#/score' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const WithBack = meta.story({
  name: 'With a button back',
  args: { backHref: '#/score', onBack: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Volver' })).toBeNull();
  },
});

WithBack.test('goes back once a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
  await expect(args.onBack).toHaveBeenCalledTimes(1);
});

export const NoWayOn = meta.story({
  name: 'No way on',
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongTitle = meta.story({
  name: 'Extremes: long title at 200 %',
  args: {
    title: 'No pudimos abrir tu sesión porque tu cuenta está abierta en otro teléfono',
    text: 'Cierra la sesión en el otro teléfono e inténtalo de nuevo, o pide ayuda a tu supervisor.',
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas }) => {
    await expectNoSideScroll();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
  },
});
