import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText } from '../testing/story.ts';
import { Splash, TimedSplash } from './Splash.tsx';

const meta = preview.meta({
  title: 'Components/Shell/Splash',
  component: Splash,
  args: { progress: 45 },
});

export const HalfWay = meta.story({
  parameters: { states: ['shell.splash'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    await expect(canvasElement.querySelectorAll('[data-facet][fill*=esmeralda]')).toHaveLength(6);
  },
});

export const Beginning = meta.story({ args: { progress: 0 } });

export const Done = meta.story({ args: { progress: 100 } });

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
});

export const Timed = meta.story({
  name: 'Progress by time',
  render: () => <TimedSplash />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});
