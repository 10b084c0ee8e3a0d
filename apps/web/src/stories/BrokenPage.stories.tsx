import { expect, fn, screen, spyOn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageBoundary } from '../shell/PageBoundary.tsx';

function Broken(): never {
  throw new Error('a page that breaks on purpose');
}

const meta = preview.meta({
  title: 'Flujos/Pantalla rota',
  component: PageBoundary,
  args: { place: 'a', children: <Broken /> },
  beforeEach() {
    // React reports what it caught; this story is about just that.
    spyOn(console, 'error').mockImplementation(fn());
  },
});

export const Broke = meta.story({
  parameters: { states: ['shell.crash'] },
  play: async () => {
    await expect(screen.getByText('No pudimos abrir esta pantalla')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
});
