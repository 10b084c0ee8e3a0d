import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkButton, LinkText } from './LinkText.tsx';

const meta = preview.meta({ title: 'Components/Primitives/LinkText', component: LinkText });

export const Link = meta.story({
  render: () => <LinkText href="#/ranking/region">Ver posiciones</LinkText>,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('link').getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
});

export const Act = meta.story({
  render: () => <LinkButton>Cambiar opción</LinkButton>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button');
  },
});
