import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectSeen } from '../../testing/story.ts';
import { Card } from '../Card.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton, WaitingText } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Skeleton',
  parameters: { aliases: ['Spinner', 'Placeholder'] },
  component: Skeleton,
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Block = meta.story({ args: { height: 96 } });

export const Line = meta.story({ args: { shape: 'line', width: 170 } });

export const Cut = meta.story({ args: { shape: 'cut', width: 76, height: 88 } });

export const Group = meta.story({
  render: () => (
    <Loading label="Buscando premios...">
      <Card>
        <Skeleton shape="cut" width={76} height={88} />
        <Skeleton shape="line" width="60%" />
      </Card>
    </Loading>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Buscando premios...');
    await expectSeen('Buscando premios...');
    for (const skeleton of canvasElement.querySelectorAll('[data-shape]')) {
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
      // The skeleton must be invisible for the first 150 ms, so that a quick answer causes no grey flash.
      await expect(getComputedStyle(skeleton).animationDelay).toContain('0.15s');
    }
  },
});

export const Words = meta.story({
  name: 'Text without the gem',
  render: () => <WaitingText>Cargando...</WaitingText>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expectSeen('Cargando...');
  },
});

export const Quiet = meta.story({
  render: () => (
    <Loading label="Cargando..." quiet>
      <Skeleton shape="line" width="60%" />
    </Loading>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('status').getBoundingClientRect();
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expect(width).toBeLessThanOrEqual(1);
  },
});
