import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { VideoFrame, type VideoFrameProps } from './VideoFrame.tsx';

/** Address of a file on this origin, because stories make no requests to other hosts. */
const OWN = new URL('favicon.ico', window.location.href).href;
/** Address on a host that does not exist. The stories check only the address of the player. */
const PLAYER = 'https://player.invalid/video/76979871';

const args: VideoFrameProps = {
  title: 'Cómo activar a un cliente',
  src: PLAYER,
  url: PLAYER,
  vertical: false,
};

const meta = preview.meta({
  title: 'Components/Materials/VideoFrame',
  component: VideoFrame,
  args,
  render: (shown) => (
    <main style={{ padding: 16 }}>
      <h1>Ayuda</h1>
      <VideoFrame {...shown} />
    </main>
  ),
});

export const Horizontal = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const play = canvas.getByRole('button', { name: 'Ver video: Cómo activar a un cliente' });
    const { width, height } = play.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    // The player must not be loaded before the user taps 'play'.
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const NoTitle = meta.story({
  name: 'Title not known',
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ver video' })).toBeVisible();
  },
});

export const Vertical = meta.story({
  args: { vertical: true },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(9 / 16, 1);
    await expect(height).toBeLessThan(window.innerHeight);
  },
});

export const Playing = meta.story({
  name: 'Playing, started with the keyboard',
  args: { src: OWN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const player = canvas.getByTitle('Cómo activar a un cliente');
    await expect(player).toHaveFocus();
    await expect(player).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Eager = meta.story({
  name: 'Loaded at once, from this origin',
  args: { src: OWN, eager: true },
  play: async ({ canvas }) => {
    const player = canvas.getByTitle('Cómo activar a un cliente');
    await expect(player.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
    await expect(player).toHaveAttribute('src', OWN);
  },
});

export const Blocked = meta.story({
  name: 'Blocked, with a link to its page',
  args: { src: null, url: 'https://videos.example.com/7' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Este video no se puede ver aquí.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Abrir el video: Cómo activar a un cliente' });
    await expect(link).toHaveAttribute('href', 'https://videos.example.com/7');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const BlockedNoLink = meta.story({
  name: 'Blocked, with an address that is not https',
  args: { src: null, url: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este video no se puede ver aquí.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: blocked, long title, text at 200 %, 320 px',
  args: {
    src: null,
    url: 'https://videos.example.com/7',
    title: 'Cómo activar a un cliente que ya tenía cuenta '.repeat(3),
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
