import { ArrowRight, RefreshCw } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choiceOf } from '../../testing/choices.ts';
import { Icon } from '../Icon.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#/vault', children: 'Ver mis resultados', wide: true },
  argTypes: {
    start: choiceOf({ None: undefined, RefreshCw: <Icon of={RefreshCw} size={22} /> }),
    end: choiceOf({ None: undefined, ArrowRight: <Icon of={ArrowRight} size={22} /> }),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Gold = meta.story({
  args: { variant: 'gold', end: <Icon of={ArrowRight} size={22} /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver mis resultados' });
    await expect(link).toHaveAttribute('href', '#/vault');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Mini = meta.story({ args: { size: 'mini', wide: false, children: 'Canjear' } });
