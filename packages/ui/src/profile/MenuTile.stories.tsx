import { Bell, ChevronRight, Gift } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Screen } from '../shell/Screen.tsx';
import { MenuTile } from './MenuTile.tsx';

const meta = preview.meta({
  title: 'Components/Profile/MenuTile',
  component: MenuTile,
  args: {
    href: '#/rewards',
    sign: <Icon of={Gift} size={26} />,
    title: 'Mis premios',
    text: 'Tus canjes',
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Perfil</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mis premios Tus canjes' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
  },
});

export const Small = meta.story({
  args: { small: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mis premios Tus canjes' })).toBeVisible();
  },
});

export const WideAndNew = meta.story({
  name: 'Wide and new',
  args: {
    href: '#/notifications',
    sign: <Icon of={Bell} size={26} />,
    title: '3 notificaciones nuevas',
    text: undefined,
    tone: 'new',
    wide: true,
    end: <Icon of={ChevronRight} size={24} />,
  },
});
