import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageBoundary } from '../shell/PageBoundary.tsx';
import { holdPageLoads, pageLoads } from '../testing/browser.ts';

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
  name: 'Failed',
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
  beforeEach() {
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async () => {
    await expect(await screen.findByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();
    await expect(screen.queryByText(/nuestro lado/)).toBeNull();
    await expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const NotArrivedThenOnline = meta.story({
  name: 'Code that could not be loaded: loads by itself when the connection returns',
  parameters: { states: ['shell.crash'] },
  args: { children: <Broken message="Importing a module script failed." /> },
  beforeEach() {
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    return holdPageLoads();
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Intentar de nuevo' });
    await expect(pageLoads).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(pageLoads).toEqual(['reload']));
  },
});

export const Replaced = meta.story({
  name: 'Replaced by a newer version: loads anew by itself',
  parameters: { states: ['shell.code-gone'] },
  args: { children: <Broken message="Failed to fetch dynamically imported module: a.js" /> },
  beforeEach() {
    window.sessionStorage.removeItem('reloaded_build');
    spyOn(window, 'fetch').mockResolvedValue(new Response());
    return holdPageLoads();
  },
  play: async () => {
    await waitFor(() => expect(pageLoads).toEqual(['reload']));
    await expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const WholeAppBroke = meta.story({
  name: 'Failed: the whole app',
  parameters: { states: ['shell.crash'] },
  render: () => (
    <PageBoundary>
      <Broken />
    </PageBoundary>
  ),
  play: async () => {
    await expect(screen.getByText(/^Algo falló de nuestro lado/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    // There is no link back, because the router has been unmounted.
    await expect(screen.queryByRole('link')).toBeNull();
  },
});
