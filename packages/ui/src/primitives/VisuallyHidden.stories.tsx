import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' esmeraldas' },
  parameters: {
    docs: {
      description: {
        component: `Text for screen readers only. It keeps its place in the reading order.

- Use it for a word that the eye gets from a drawing: the unit beside a gem, a column's name.
- Not to hide what everyone should read, and not for what is pressed.`,
      },
    },
  },
  render: (args) => (
    <p style={{ padding: 16 }}>
      1,284
      <VisuallyHidden {...args} />
    </p>
  ),
});

export const BesideANumber = meta.story({
  name: 'Beside a number',
  play: async ({ canvas }) => {
    const unit = canvas.getByText('esmeraldas');
    const { width, height } = unit.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(unit.parentElement).toHaveTextContent('1,284 esmeraldas');
  },
});

export const AtTheEnd = meta.story({
  name: 'At the end of a full page',
  render: (args) => (
    <div data-testid="page" style={{ position: 'relative', height: 60, overflow: 'auto' }}>
      <p style={{ height: 60, padding: 16 }}>1,284</p>
      <VisuallyHidden {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    await expect(page.scrollHeight).toBe(page.clientHeight);
  },
});
