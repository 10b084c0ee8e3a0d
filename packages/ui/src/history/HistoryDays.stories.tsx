import { historyView } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { HistoryDays } from './HistoryDays.tsx';

const rowsOf = (...days: readonly (readonly [date: string, total: number])[]) =>
  historyView({ activations: days.map(([date, total]) => ({ date, total })) }).rows;

const meta = preview.meta({
  title: 'Components/History/HistoryDays',
  component: HistoryDays,
  args: { rows: historyView(fixtures.history).rows },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Días' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fixtures.history.activations.length);
  },
});

export const Met = meta.story({
  name: 'Goal met',
  args: { rows: rowsOf(['2026-03-13', 5]) },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('listitem');
    await expect(day).toHaveTextContent('13 de marzo');
    await expect(day).toHaveTextContent('5 activaciones');
    await expect(day).toHaveTextContent('1 esmeralda');
    await expect(day).toHaveTextContent('Cumplida');
  },
});

export const Over = meta.story({
  name: 'Beyond the goal',
  args: { rows: rowsOf(['2026-03-12', 11]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Sobrepaso');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('2 esmeraldas');
  },
});

export const Under = meta.story({
  name: 'Under the goal',
  args: { rows: rowsOf(['2026-03-11', 1]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('1 activación');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Fallo');
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent('esmeralda');
  },
});

export const NoDate = meta.story({
  name: 'A date that cannot be read',
  args: { rows: rowsOf(['mañana', 4]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Sin fecha')).toBeInTheDocument();
    await expect(canvasElement.querySelector('time')).not.toHaveAttribute('datetime');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: 1,284,000 activations, text at 200 %',
  args: { rows: rowsOf(['2026-03-13', 1_284_000], ['2026-03-12', 0]) },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
