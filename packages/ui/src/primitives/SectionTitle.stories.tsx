import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { SectionTitle } from './SectionTitle.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/SectionTitle',
  component: SectionTitle,
  args: { children: 'Tus posiciones' },
  parameters: {
    docs: {
      description: {
        component: `The title of a section of a screen: an \`h2\` with the space before it.

- Use it over what belongs together on a screen: a list, a group of cards, a question.
- Not for the screen's own title (that is in the \`AppBar\`), and not inside a card.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ paddingInline: 16 }}>{Story()}</div>],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Tus posiciones' });
    await expect(getComputedStyle(title).marginTop).toBe('24px');
  },
});

export const LongText = meta.story({
  name: 'Extremes: long text at 200 %',
  args: { children: 'Fraccionamiento Jardines de San Francisco de los Romo, segunda sección' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
