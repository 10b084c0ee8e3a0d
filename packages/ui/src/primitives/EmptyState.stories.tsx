import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { GreyGem } from '../shell/scenes/GreyGem.tsx';
import { RoughStone } from '../shell/scenes/RoughStone.tsx';
import { SpeechBubbles } from '../shell/scenes/SpeechBubbles.tsx';
import { choiceOf } from '../testing/choices.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ButtonLink } from './Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/EmptyState',
  parameters: { aliases: ['NoResults'] },
  component: EmptyState,
  args: {
    scene: <RoughStone />,
    title: 'Tu equipo aún no logra activaciones.',
    help: 'Motiva y ayuda a los activadores a lograr su meta diaria.',
  },
  argTypes: {
    scene: choiceOf({
      None: undefined,
      RoughStone: <RoughStone />,
      GreyGem: <GreyGem />,
      SpeechBubbles: <SpeechBubbles />,
    }),
    action: choiceOf({
      None: undefined,
      ButtonLink: <ButtonLink href="#/vault">Ir a la bóveda</ButtonLink>,
    }),
  },
});

export const WithScene = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu equipo aún no logra activaciones.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WithAction = meta.story({
  args: {
    title: 'No has canjeado premios, sigue activando o visita la bóveda',
    help: undefined,
    action: <ButtonLink href="#/vault">Ir a la bóveda</ButtonLink>,
  },
});

export const Compact = meta.story({
  args: { scene: undefined, title: 'Sin activaciones', compact: true },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
