import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PageFrame, PagePlaceholder } from './PageFrame.tsx';

const meta = preview.meta({
  title: 'Components/Shell/PageFrame',
  component: PageFrame,
  args: {
    title: 'Bóveda',
    unread: 3,
    children: <PagePlaceholder />,
  },
});

export const Loading = meta.story({
  args: { ground: 'night', dock: 'vault', onBack: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bóveda');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expect(canvas.getByRole('link', { name: 'Bóveda' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
});

export const WithoutDock = meta.story({
  args: { title: 'Entrar' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
