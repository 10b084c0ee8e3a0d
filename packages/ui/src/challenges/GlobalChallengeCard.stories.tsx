import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { GlobalChallengeCard } from './GlobalChallengeCard.tsx';

const meta = preview.meta({
  title: 'Components/Challenges/GlobalChallengeCard',
  component: GlobalChallengeCard,
  args: {
    name: 'Gran final de marzo',
    validity: 'Del 2 al 29 de marzo de 2026',
    standing: { status: 'ready' as const, freshness: FRESH, data: { position: 27, count: 38 } },
  },
});

export const OwnPosition = meta.story({
  name: 'Own position',
  parameters: { states: ['challenge.global'], aliases: ['Own place'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Te encuentras en la posición N° 27 del ranking global, acumulando 38 activaciones',
    );
    await expect(canvasElement).toHaveTextContent('Del 2 al 29 de marzo de 2026');
  },
});

export const NoName = meta.story({
  name: 'Name not known',
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Desafío global' })).toBeVisible();
    await expect(canvas.getAllByText('Desafío global')).toHaveLength(1);
  },
});

export const First = meta.story({
  name: 'First position, one activation',
  args: { standing: { status: 'ready', freshness: FRESH, data: { position: 1, count: 1 } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Medalla 1' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('acumulando 1 activación');
  },
});

export const NoPlace = meta.story({
  name: 'No position yet, no dates',
  parameters: { states: ['challenge.no-position'] },
  args: {
    standing: { status: 'ready', freshness: FRESH, data: { position: null, count: 0 } },
    validity: '',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Aún no tienes un lugar en el ranking global.');
    await expect(canvasElement).not.toHaveTextContent('N°');
  },
});

export const PlaceFailed = meta.story({
  name: 'Failed: own position not shown',
  args: { standing: { status: 'error', failure: 'server', onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('posición');
  },
});

export const Loading = meta.story({ args: { standing: { status: 'loading' } } });

export const Extremes = meta.story({
  name: 'Extremes: long name, 1,284,000, text at 200 %',
  args: {
    name: 'Gran final extraordinaria de recargas telefónicas internacionales',
    standing: { status: 'ready', freshness: FRESH, data: { position: 128_400, count: 1_284_000 } },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
