import type { RankingRow } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { OwnPosition } from './OwnPosition.tsx';

const row = (position: number, count: number, over: Partial<RankingRow> = {}): RankingRow => ({
  id: position,
  position,
  medal: null,
  count,
  name: 'Luz María Cervantes',
  code: '49883',
  details: [],
  isOwn: false,
  ...over,
});
const own = row(27, 38, { isOwn: true });

const meta = preview.meta({
  title: 'Components/Challenges/OwnPosition',
  component: OwnPosition,
  parameters: { aliases: ['OwnPlace'] },
  args: { rows: [row(1, 96)], isThere: false, onGo: fn() },
});

export const OtherPage = meta.story({
  name: 'Another page',
  parameters: { states: ['own-position.button'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a mi lugar' }));
    await expect(args.onGo).toHaveBeenCalledTimes(1);
  },
});

export const Near = meta.story({
  name: 'Own page: distance to the next position',
  args: { rows: [row(26, 41), own, row(28, 36)] },
  parameters: { states: ['own-position.near'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A 3 activaciones del lugar 26')).toBeVisible();
    await expect(canvas.getByText(/Detrás de ti: Luz María Cervantes, con 36/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Missing = meta.story({
  name: 'Own page without the own row',
  args: { isThere: true },
  parameters: { states: ['own-position.missing'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large positions, text at 200 %, 320 px',
  args: {
    rows: [
      row(1_284_000, 99_999),
      { ...own, position: 1_284_001 },
      row(1_284_002, 36, {
        name: 'María Guadalupe Fernanda Hernández de la Torre y Velázquez Xicohténcatl-Montes',
      }),
    ],
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
