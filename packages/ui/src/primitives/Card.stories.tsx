import preview from '../../../../.storybook/preview.tsx';
import { Card } from './Card.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Card',
  component: Card,
  args: { children: 'Bajío Norte' },
  parameters: {
    docs: {
      description: {
        component: `A white card on paper: what informs is soft. It takes every attribute of a \`div\`; \`as\` makes it a list item or an article.

- Use it to hold what belongs together: a challenge's days, a team, an address.
- Not for what is pressed as a whole: that is a \`Button\`, a row with a link, or \`RadioCards\`. Not inside another card.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Ready = meta.story();

export const UnderItsSection = meta.story({
  render: () => (
    <>
      <SectionTitle>Tus posiciones</SectionTitle>
      <Card>Bajío Norte</Card>
    </>
  ),
});
