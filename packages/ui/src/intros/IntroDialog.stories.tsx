import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type Intro, IntroDialog } from './IntroDialog.tsx';

const tip: Intro = {
  id: 103,
  type: 'html',
  title: 'Consejo del día',
  url: '',
  is_vertical: false,
  content:
    '<p>Ofrece la recarga <strong>al terminar</strong> el pago: es más fácil que acepten.</p>',
};
const video: Intro = { ...tip, id: 101, type: 'video', title: 'Bienvenida al juego', content: '' };
// A page in place of the video player, because stories make no requests to other hosts.
const player = 'data:text/html,<body style="margin:0;background:%23004436">';

const args = { intro: tip, videoSrc: null as string | null, onContinue: fn() };

const meta = preview.meta({ title: 'Components/Intros/IntroDialog', component: IntroDialog, args });

export const Html = meta.story({
  name: 'Html tip',
  parameters: { states: ['intro.html'] },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Consejo del día' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(await screen.findByText('al terminar')).toBeVisible();
  },
});

Html.test('closes with the button, but not with Esc', async ({ userEvent, args }) => {
  const shown = await screen.findByRole('dialog', { name: 'Consejo del día' });
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(shown).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await expect(args.onContinue).toHaveBeenCalledTimes(1);
});

export const UnshowableHtml = meta.story({
  name: 'Empty: html of which nothing can be shown',
  args: { intro: { ...tip, content: '<div><frameset onload=alert(1)>//</div>' } },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Consejo del día' });
    await waitFor(() => expect(shown).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
  },
});

UnshowableHtml.test('can be closed', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await expect(args.onContinue).toHaveBeenCalledTimes(1);
});

export const Vertical = meta.story({
  name: 'Vertical video',
  parameters: { states: ['intro.video-vertical'] },
  args: { intro: { ...video, is_vertical: true }, videoSrc: player },
  play: async () => {
    const frame = screen.getByTitle('Bienvenida al juego').getBoundingClientRect();
    await expect(frame.height).toBeGreaterThan(frame.width);
    // The button must be visible without scrolling.
    const button = screen.getByRole('button', { name: 'Continuar' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Horizontal = meta.story({
  name: 'Horizontal video',
  parameters: { states: ['intro.video-horizontal'] },
  args: { intro: video, videoSrc: player },
  play: async () => {
    const frame = screen.getByTitle('Bienvenida al juego');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const { width, height } = frame.getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
  },
});

export const Blocked = meta.story({
  name: 'Video of a host that is not allowed',
  parameters: { states: ['intro.blocked-video'] },
  args: { intro: { ...video, url: 'https://videos.example.com/7' } },
  play: async () => {
    await expect(screen.getByText('Este video no se puede ver aquí.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Abrir el video: Bienvenida al juego' });
    await expect(link).toHaveAttribute('href', 'https://videos.example.com/7');
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

Blocked.test('can be closed', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await expect(args.onContinue).toHaveBeenCalledTimes(1);
});
