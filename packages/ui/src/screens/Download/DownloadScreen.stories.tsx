import { expect } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { DownloadScreen } from './DownloadScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Download',
  parameters: { chromatic: screenPictures },
  component: DownloadScreen,
  args: {
    androidUrl: 'https://play.google.com/store/search?q=esmeraldas',
    iosUrl: 'https://apps.apple.com/mx/search?term=esmeraldas',
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
