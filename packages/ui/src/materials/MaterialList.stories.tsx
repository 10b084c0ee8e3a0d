import { videoEmbed } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { MaterialList } from './MaterialList.tsx';

const materials = fixtures.materials.map((material) => ({
  ...material,
  embed: videoEmbed(material.url, ['app.test']),
}));
const [video] = materials;
const reading = materials.find(({ type }) => type === 'html');
if (!video || !reading) throw new Error('The materials of the board are missing');

const meta = preview.meta({
  title: 'Components/Materials/MaterialList',
  component: MaterialList,
  args: {
    materials: { status: 'ready' as const, freshness: FRESH, items: materials },
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Ayuda</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(materials.length);
    await expect(canvas.getByRole('link', { name: reading.title })).toHaveAttribute(
      'href',
      '#/material',
    );
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

Ready.test('calls onOpen with the id of the opened material', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: reading.title });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  await expect(args.onOpen).toHaveBeenCalledWith(reading.id);
});

export const Intros = meta.story({
  name: 'Intros, to be watched again',
  parameters: { states: ['help.intros'] },
  args: {
    materials: {
      status: 'ready',
      freshness: FRESH,
      items: [
        { ...reading, is_intro: true },
        { ...reading, id: 77, title: 'Consejos' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const welcome = canvas.getByRole('region', { name: 'Bienvenida' });
    await expect(welcome).toContainElement(canvas.getByRole('link', { name: reading.title }));
    await expect(welcome).not.toContainElement(canvas.getByRole('link', { name: 'Consejos' }));
  },
});

export const IntrosAlone = meta.story({
  name: 'Intros alone',
  parameters: { states: ['help.intros'] },
  args: {
    materials: { status: 'ready', freshness: FRESH, items: [{ ...video, is_intro: true }] },
  },
});

export const Blocked = meta.story({
  name: 'A video that must not be played',
  args: {
    materials: {
      status: 'ready',
      freshness: FRESH,
      items: [{ ...video, url: 'https://videos.example.com/7', embed: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este video no se puede ver aquí.')).toBeVisible();
    const link = canvas.getByRole('link', { name: `Abrir el video: ${video.title}` });
    await expect(link).toHaveAttribute('href', 'https://videos.example.com/7');
  },
});

export const NoTitle = meta.story({
  name: 'A reading and a video without a title',
  args: {
    materials: {
      status: 'ready',
      freshness: FRESH,
      items: [
        { ...reading, title: '' },
        { ...video, title: '' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Video' })).toBeVisible();
    await expect(canvas.getAllByText('Video')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Material' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { materials: { status: 'loading' } },
  play: () => expectSeen('Cargando...'),
});

export const Empty = meta.story({
  args: { materials: { status: 'empty', freshness: FRESH } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay materiales para ti.')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { materials: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar los materiales');
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { materials: { status: 'error', failure: 'offline', onRetry } },
});

export const Extremes = meta.story({
  name: 'Extremes: long titles, text at 200 %, 320 px',
  args: {
    materials: {
      status: 'ready',
      freshness: FRESH,
      items: [video, reading].map((material) => ({
        ...material,
        title: 'Otorrinolaringológicamente: cómo activar a un cliente que ya tenía cuenta',
      })),
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
