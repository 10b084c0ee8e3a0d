import { videoEmbed } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoSideScroll, expectSeen } from '../../testing/story.ts';
import { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';

const materials = fixtures.materials.map((material) => ({
  ...material,
  embed: videoEmbed(material.url, 'app.test'),
}));
const readings = materials.filter(({ type }) => type === 'html');
const retry = fn();
const failed = { status: 'error', failure: 'server', onRetry: retry } as const;

/** Follows no link: a story has no other screen to go to. */
function stay(): () => void {
  const hold = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', hold);
  return () => document.removeEventListener('click', hold);
}

const args: HelpScreenProps = {
  tab: 'materials',
  materials: { status: 'ready', items: materials },
  faqs: { status: 'ready', items: fixtures.faqs },
  onOpenMaterial: fn(),
  newNotifications: 0,
};

const meta = preview.meta({
  title: 'Screens/Help',
  component: HelpScreen,
  args,
  beforeEach() {
    retry.mockClear();
    return stay();
  },
});

export const Materials = meta.story({
  parameters: { states: ['help.materials', 'help.open-material'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Materiales' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const [reading] = readings;
    if (!reading) throw new Error('the fixtures hold no html material');
    const link = canvas.getByRole('link', { name: reading.title });
    await expect(link).toHaveAttribute('href', '#/material');
    await userEvent.click(link);
    await expect(args.onOpenMaterial).toHaveBeenCalledWith(reading.id);
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

export const VideoOnTap = meta.story({
  args: {
    materials: {
      status: 'ready',
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
  args: {
    materials: {
      status: 'ready',
      items: materials.slice(0, 1).map((material) => ({
        ...material,
        type: 'video' as const,
        url: 'javascript:alert(1)',
        embed: videoEmbed('javascript:alert(1)', 'app.test'),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este video no se puede ver aquí.')).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

export const MaterialsLoading = meta.story({
  args: { materials: { status: 'loading' } },
  parameters: { states: ['help.materials-loading'] },
  play: () => expectSeen('Cargando...'),
});

export const MaterialsEmpty = meta.story({
  args: { materials: { status: 'empty' } },
  parameters: { states: ['help.materials-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay materiales para ti.')).toBeVisible();
  },
});

export const MaterialsFailure = meta.story({
  args: { materials: failed },
  parameters: { states: ['help.materials-failure'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Questions = meta.story({
  args: { tab: 'faq' },
  parameters: { states: ['help.faq', 'help.faq-open'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = fixtures.faqs;
    if (!first) throw new Error('the fixtures hold no question');
    const question = canvas.getByText(first.question);
    await expect(question.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(question);
    await waitFor(() => expect(question.closest('details')).toHaveAttribute('open'));
  },
});

export const UnshowableAnswer = meta.story({
  name: 'An answer of which nothing can be shown',
  args: {
    tab: 'faq',
    faqs: {
      status: 'ready',
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

export const FilteredQuestions = meta.story({
  args: { tab: 'faq' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Busca una pregunta' });
    await userEvent.type(box, 'DANADO');
    await expect(canvas.getByText('¿Qué pasa si el producto llega dañado?')).toBeVisible();
    await expect(canvas.queryByText('¿Cómo gano esmeraldas?')).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'tractor');
    await expect(canvas.getByText('No encontramos esa pregunta.')).toBeVisible();
    for (const html of ['strong', 'href', '<p>']) {
      await userEvent.clear(box);
      await userEvent.type(box, html);
      await expect(canvas.getByText('No encontramos esa pregunta.')).toBeVisible();
    }
  },
});

export const QuestionsLoading = meta.story({
  args: { tab: 'faq', faqs: { status: 'loading' } },
  parameters: { states: ['help.faq-loading'] },
  play: () => expectSeen('Cargando...'),
});

export const QuestionsEmpty = meta.story({
  args: { tab: 'faq', faqs: { status: 'empty' } },
  parameters: { states: ['help.faq-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay preguntas frecuentes.')).toBeVisible();
  },
});

export const QuestionsFailure = meta.story({
  args: { tab: 'faq', faqs: failed },
  parameters: { states: ['help.faq-failure'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Tiny = meta.story({
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});
