import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { choiceOf } from '../testing/choices.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { SystemMoment } from './SystemMoment.tsx';
import { HalfCutGem } from './scenes/HalfCutGem.tsx';
import { LockedStone } from './scenes/LockedStone.tsx';
import { SplitStone } from './scenes/SplitStone.tsx';

const meta = preview.meta({
  title: 'Components/Shell/SystemMoment',
  component: SystemMoment,
  args: {
    ground: 'paper' as const,
    scene: <SplitStone />,
    title: 'No tienes acceso al juego',
    text: 'Si crees que es un error, habla con tu líder o con soporte de tu tienda.',
    children: <Button>Intentar de nuevo</Button>,
  },
  argTypes: {
    scene: choiceOf({
      SplitStone: <SplitStone />,
      HalfCutGem: <HalfCutGem />,
      LockedStone: <LockedStone />,
      Gem: <Gem size={148} />,
    }),
    children: choiceOf({
      None: undefined,
      Button: <Button>Intentar de nuevo</Button>,
      ButtonLink: <ButtonLink href="#/score">Ir al juego</ButtonLink>,
    }),
  },
});

export const Paper = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'No tienes acceso al juego' });
    await expect(title).toHaveAttribute('data-route-heading');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    // The button must be visible without scrolling.
    const button = canvas
      .getByRole('button', { name: 'Intentar de nuevo' })
      .getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Night = meta.story({
  args: {
    ground: 'night',
    scene: <HalfCutGem />,
    title: 'El juego está en mantenimiento, regresa pronto',
    text: 'Estamos puliendo unas facetas. Tus esmeraldas están a salvo.',
  },
});

export const Start = meta.story({
  args: {
    ground: 'start',
    title: 'Descarga la app',
    scene: <Gem size={148} />,
    text: 'Elige tu teléfono e instálala desde su tienda.',
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

WithBack.test('calls onBack once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
  await expect(args.onBack).toHaveBeenCalledTimes(1);
});

export const NoWayOn = meta.story({
  name: 'No action',
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongTitle = meta.story({
  name: 'Extremes: long title at 200 %',
  args: {
    title: 'Tu cuenta está suspendida mientras revisamos las activaciones de tu sucursal',
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas }) => {
    await expectNoSideScroll();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
  },
});
