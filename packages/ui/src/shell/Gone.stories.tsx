import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { Gone } from './Gone.tsx';
import { Screen } from './Screen.tsx';

const meta = preview.meta({
  title: 'Components/Shell/Gone',
  component: Gone,
  args: {
    title: 'Este premio ya no está en la bóveda',
    href: '#/vault',
    action: 'Ver otros premios',
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Premio</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Removed = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Este premio ya no está en la bóveda' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver otros premios' })).toHaveAttribute(
      'href',
      '#/vault',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
