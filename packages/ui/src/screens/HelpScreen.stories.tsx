import { videoEmbed } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import {
  dated,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';

const materials = fixtures.materials.map((material) => ({
  ...material,
  embed: videoEmbed(material.url, ['app.test']),
}));
const reading = materials.find(({ type }) => type === 'html');
if (!reading) throw new Error('the fixtures hold no html material');
const retry = fn();
const failed = { status: 'error', failure: 'server', onRetry: retry } as const;

/**
 * Prevents clicks on links from changing the address, because a story has no other screen. Returns a clean-up function.
 */
function stay(): () => void {
  const hold = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', hold);
  return () => document.removeEventListener('click', hold);
}

const args: HelpScreenProps = {
  tab: 'materials',
  materials: { status: 'ready', freshness: FRESH, items: materials },
  faqs: { status: 'ready', freshness: FRESH, items: fixtures.faqs },
  onOpenMaterial: fn(),
  newNotifications: 0,
};

const meta = preview.meta({
  title: 'Screens/Help',
  parameters: { chromatic: screenPictures },
  component: HelpScreen,
  args,
  beforeEach() {
    retry.mockClear();
    return stay();
  },
});

export const Materials = meta.story({
  parameters: { states: ['help.materials', 'help.open-material'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Materiales' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: reading.title })).toHaveAttribute(
      'href',
      '#/material',
    );
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

Materials.test(
  'calls onOpenMaterial with the id of the opened material',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: reading.title }));
    await expect(args.onOpenMaterial).toHaveBeenCalledWith(reading.id);
    await expect(document.querySelector('iframe')).toBeNull();
  },
);

export const VideoPlaying = meta.story({
  name: 'Video playing',
  args: {
    materials: {
      status: 'ready',
      freshness: FRESH,
      items: materials
        .filter(({ type }) => type === 'video')
        .map((material) => ({ ...material, embed: 'about:blank' })),
    },
  },
  parameters: { states: ['help.video'] },
  play: async ({ canvas, userEvent }) => {
    const [play] = canvas.getAllByRole('button', { name: /Ver video/ });
    if (!play) throw new Error('no video to play');
    await userEvent.click(play);
    await expect(document.querySelectorAll('iframe[sandbox]')).toHaveLength(1);
  },
});

export const BlockedVideo = meta.story({
  name: 'Video that must not be played',
  args: {
    materials: {
      status: 'ready',
      freshness: FRESH,
      items: materials.slice(0, 1).map((material) => ({
        ...material,
        type: 'video' as const,
        url: 'javascript:alert(1)',
        embed: videoEmbed('javascript:alert(1)', ['app.test']),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este video no se puede ver aquí.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Abrir el video/ })).toBeNull();
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

export const MaterialsLoading = meta.story({
  name: 'Loading: materials',
  args: { materials: { status: 'loading' } },
  parameters: { states: ['help.materials-loading'] },
  play: () => expectSeen('Cargando...'),
});

export const MaterialsEmpty = meta.story({
  name: 'Empty: no materials',
  args: { materials: { status: 'empty', freshness: FRESH } },
  parameters: { states: ['help.materials-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay materiales para ti.')).toBeVisible();
  },
});

export const MaterialsFailed = meta.story({
  name: 'Failed: materials',
  args: { materials: failed },
  parameters: { states: ['help.materials-failure'] },
});

MaterialsFailed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

const [first] = fixtures.faqs;
if (!first) throw new Error('the fixtures hold no question');

export const Questions = meta.story({
  args: { tab: 'faq' },
  parameters: { states: ['help.faq'] },
  play: async ({ canvas }) => {
    const question = canvas.getByText(first.question);
    await expect(question.closest('details')).not.toHaveAttribute('open');
  },
});

export const QuestionOpened = meta.story({
  name: 'Question opened',
  args: { tab: 'faq' },
  parameters: { states: ['help.faq-open'] },
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText(first.question);
    await userEvent.click(question);
    await waitFor(() => expect(question.closest('details')).toHaveAttribute('open'));
  },
});

export const UnshowableAnswer = meta.story({
  name: 'Answer of which nothing can be shown',
  args: {
    tab: 'faq',
    faqs: {
      status: 'ready',
      freshness: FRESH,
      items: [
        { id: 900, question: '¿Y esto?', answer: '<div><frameset onload=alert(1)>//</div>' },
        { id: 901, question: '¿Cuándo llega?', answer: '<p>En 2 a 3 semanas.</p>' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('¿Y esto?'));
    await userEvent.click(canvas.getByText('¿Cuándo llega?'));
    await expect(await canvas.findByText('En 2 a 3 semanas.')).toBeVisible();
    await expect(canvas.getByText('¿Y esto?')).toBeVisible();
  },
});

const searchBox = () => screen.getByRole('searchbox', { name: 'Busca una pregunta' });

export const QuestionsFound = meta.story({
  name: 'Questions found',
  args: { tab: 'faq' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(searchBox(), 'DANADO');
    await expect(canvas.getByText('¿Qué pasa si el producto llega dañado?')).toBeVisible();
    await expect(canvas.queryByText('¿Cómo gano esmeraldas?')).toBeNull();
  },
});

export const NoQuestionFound = meta.story({
  name: 'Empty: no question found',
  args: { tab: 'faq' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(searchBox(), 'tractor');
    await expect(canvas.getByText('No encontramos esa pregunta.')).toBeVisible();
  },
});

NoQuestionFound.test('searches the words, not their html', async ({ canvas, userEvent }) => {
  const box = searchBox();
  for (const html of ['strong', 'href', '<p>']) {
    await userEvent.clear(box);
    await userEvent.type(box, html);
    await expect(canvas.getByText('No encontramos esa pregunta.')).toBeVisible();
  }
});

export const QuestionsLoading = meta.story({
  name: 'Loading: questions',
  args: { tab: 'faq', faqs: { status: 'loading' } },
  parameters: { states: ['help.faq-loading'] },
  play: () => expectSeen('Cargando...'),
});

export const QuestionsEmpty = meta.story({
  name: 'Empty: no questions',
  args: { tab: 'faq', faqs: { status: 'empty', freshness: FRESH } },
  parameters: { states: ['help.faq-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay preguntas frecuentes.')).toBeVisible();
  },
});

export const QuestionsFailed = meta.story({
  name: 'Failed: questions',
  args: { tab: 'faq', faqs: failed },
  parameters: { states: ['help.faq-failure'] },
});

QuestionsFailed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const Extremes = meta.story({
  name: 'Extremes: 320 px',
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});

export const MaterialsRefreshing = meta.story({
  name: 'Being refreshed, materials',
  parameters: { states: ['shell.refreshing'] },
  args: { materials: dated(args.materials, REFRESHING) },
  play: expectRefreshing,
});

export const MaterialsNotRefreshed = meta.story({
  name: 'Not refreshed, materials',
  parameters: { states: ['shell.not-refreshed'] },
  args: { materials: dated(args.materials, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const MaterialsOffline = meta.story({
  name: 'Offline, materials',
  parameters: { states: ['help.materials-offline', 'shell.offline'] },
  args: { materials: dated(args.materials, OFFLINE) },
  play: expectOffline,
});

export const QuestionsRefreshing = meta.story({
  name: 'Being refreshed, questions',
  parameters: { states: ['shell.refreshing'] },
  args: { tab: 'faq', faqs: dated(args.faqs, REFRESHING) },
  play: expectRefreshing,
});

export const QuestionsNotRefreshed = meta.story({
  name: 'Not refreshed, questions',
  parameters: { states: ['shell.not-refreshed'] },
  args: { tab: 'faq', faqs: dated(args.faqs, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const QuestionsOffline = meta.story({
  name: 'Offline, questions',
  parameters: { states: ['shell.offline'] },
  args: { tab: 'faq', faqs: dated(args.faqs, OFFLINE) },
  play: expectOffline,
});
