import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DailySegments } from './DailySegments.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/DailySegments',
  component: DailySegments,
  args: { done: 3, goal: 5 },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

const lit = (bar: HTMLElement) => bar.querySelectorAll('[data-done]').length;

export const UnderGoal = meta.story({
  name: 'Under way',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Meta diaria' });
    await expect(bar.children).toHaveLength(5);
    await expect(lit(bar)).toBe(3);
    await expect(bar).toHaveAttribute('aria-valuetext', '3 de 5 activaciones');
  },
});

export const NotBegun = meta.story({
  args: { done: 0 },
  play: async ({ canvas }) => {
    await expect(lit(canvas.getByRole('progressbar'))).toBe(0);
  },
});

export const GoalMet = meta.story({ name: 'Goal met', args: { done: 5 } });

export const Tall = meta.story({ args: { tall: true } });

export const OverGoal = meta.story({
  name: 'Beyond the goal',
  args: { done: 8 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.children).toHaveLength(5);
    await expect(bar).toHaveAttribute('data-over');
    await expect(bar).toHaveAttribute('aria-valuetext', '8 de 5 activaciones');
  },
});

export const ManyIsABar = meta.story({
  name: 'Over ten: a bar',
  args: { done: 9, goal: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').children.length).toBeLessThan(3);
  },
});

export const NoGoal = meta.story({
  args: { goal: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});
