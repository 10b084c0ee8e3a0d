import type { InstallWay } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { DownloadScreen } from './DownloadScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Download',
  parameters: { chromatic: screenPictures },
  component: DownloadScreen,
  args: {
    androidUrl: 'https://play.google.com/store/search?q=esmeraldas',
    iosUrl: 'https://apps.apple.com/mx/search?term=esmeraldas',
    install: 'none' as InstallWay,
    onInstall: fn(),
    leaveHref: '#/score',
  },
});

export const Ready = meta.story({
  parameters: { states: ['download.links'] },
  play: async ({ canvas, args }) => {
    for (const [name, url] of [
      [/Android/, args.androidUrl],
      [/iOS/, args.iosUrl],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', url);
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
    await expect(canvas.queryByRole('link', { name: 'Volver' })).toBeNull();
  },
});

Ready.test('has a link to the app in the browser', async ({ canvas }) => {
  const leave = canvas.getByRole('link', { name: 'Seguir en el navegador' });
  await expect(leave).toHaveAttribute('href', '#/score');
});

export const Prompt = meta.story({
  name: 'A browser that can install the app',
  args: { install: 'prompt' },
  parameters: { states: ['download.prompt'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Android/ })).toBeVisible();
  },
});

Prompt.test('calls onInstall after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Instalar en este teléfono' }));
  await expect(args.onInstall).toHaveBeenCalledTimes(1);
});

export const IPhone = meta.story({
  name: 'An iPhone: steps with the share sheet',
  args: { install: 'share-sheet' },
  parameters: { states: ['download.share-sheet'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Compartir y elige «Agregar a inicio»/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Installed = meta.story({
  args: { install: 'installed' },
  parameters: { states: ['download.installed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ya la tienes');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: steps, text at 200 %, 320 px',
  args: { install: 'share-sheet' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
