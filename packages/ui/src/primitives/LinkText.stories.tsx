import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LinkButton, LinkText } from './LinkText.tsx';

const changes = fn();

const meta = preview.meta({
  title: 'Components/Primitives/LinkText',
  component: LinkText,
  args: { href: '#/ranking/region', children: 'Ver posiciones' },
  parameters: {
    docs: {
      description: {
        component: `A link in words, 44 px high. It takes every attribute of an anchor; \`LinkButton\` looks the same for an act that leads nowhere else.

- Use it for a second way on: 'Ver posiciones', 'Cambiar opción'.
- Not for the main step of a screen: that is a \`ButtonLink\` or a \`Button\`.`,
      },
    },
  },
});

export const Link = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('link').getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
});

export const Act = meta.story({
  render: () => <LinkButton onClick={changes}>Cambiar opción</LinkButton>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button');
  },
});
