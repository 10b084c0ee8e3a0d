import { expect, fn, screen, spyOn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageBoundary } from '../shell/PageBoundary.tsx';

function Broken({ message = 'a page that breaks on purpose' }: { message?: string }): never {
  throw new Error(message);
}

const meta = preview.meta({
  title: 'Flows/Broken screen',
  tags: ['!autodocs'],
  component: PageBoundary,
  args: { place: '/vault', children: <Broken /> },
  beforeEach() {
    // React logs the caught error, which this story expects.
    spyOn(console, 'error').mockImplementation(fn());
  },
});

export const Broke = meta.story({
  parameters: { states: ['shell.crash'] },
  play: async () => {
    await expect(screen.getByText('No pudimos abrir esta pantalla')).toBeVisible();
    await expect(screen.getByText(/^Algo falló de nuestro lado/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const NotArrived = meta.story({
  parameters: { states: ['shell.crash'] },
  args: { children: <Broken message="Importing a module script failed." /> },
  play: async () => {
    await expect(screen.getByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();
    await expect(screen.queryByText(/nuestro lado/)).toBeNull();
    await expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const WholeAppBroke = meta.story({
  parameters: { states: ['shell.crash'] },
  render: () => (
    <PageBoundary>
      <Broken />
    </PageBoundary>
  ),
  play: async () => {
    await expect(screen.getByText(/^Algo falló de nuestro lado/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    // Its link does nothing: the router is gone.
    await expect(screen.queryByRole('link')).toBeNull();
  },
});
