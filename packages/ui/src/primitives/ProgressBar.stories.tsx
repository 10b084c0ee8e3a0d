import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/ProgressBar',
  component: ProgressBar,
  args: { value: 38, max: 412, label: 'Tu región', valueText: '38 de 412 activaciones' },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Started = meta.story({
  name: 'Under way',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Tu región' });
    await expect(bar).toHaveAttribute('aria-valuenow', '9');
    await expect(bar).toHaveAttribute('aria-valuetext', '38 de 412 activaciones');
  },
});

export const NotBegun = meta.story({
  args: { value: 0, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toBeEmptyDOMElement();
    await expect(bar).toHaveAttribute('aria-valuetext', '0 de 412');
  },
});

export const NoGoal = meta.story({
  args: { value: 5, max: 0, valueText: '5 activaciones' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeEmptyDOMElement();
  },
});

export const OverGoal = meta.story({
  name: 'Beyond the goal',
  args: { value: 198, max: 180, valueText: '198 de 180 activaciones' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(fill).toBeCloseTo(bar.getBoundingClientRect().width, 0);
  },
});

export const Gold = meta.story({ args: { tone: 'gold', value: 300 } });

const gold = { padding: 16, background: 'var(--gold-400)' };

export const WithMilestone = meta.story({
  args: {
    tone: 'ink',
    value: 17,
    max: 25,
    milestone: 22,
    milestoneLabel: 'Base 22 · sube 10 %',
    valueText: '17 de 25 activaciones',
  },
  decorators: [(Story) => <div style={gold}>{Story()}</div>],
  play: async ({ canvas }) => {
    const label = canvas.getByText('Base 22 · sube 10 %').getBoundingClientRect();
    const bar = canvas.getByRole('progressbar').getBoundingClientRect();
    await expect(label.right).toBeLessThanOrEqual(bar.right + 1);
    await expect(label.left).toBeGreaterThan(bar.left);
  },
});

export const OnNight = meta.story({
  args: { tone: 'night', value: 250 },
  decorators: [
    (Story) => <div style={{ padding: 16, background: 'var(--night-900)' }}>{Story()}</div>,
  ],
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { tone: 'ink', milestone: 400, milestoneLabel: 'Base 400 · sube 10 % esta semana' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
