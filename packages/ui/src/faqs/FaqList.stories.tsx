import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { FaqList } from './FaqList.tsx';

const onRetry = fn();

const meta = preview.meta({
  title: 'Components/Faqs/FaqList',
  component: FaqList,
  args: { faqs: { status: 'ready' as const, freshness: FRESH, items: fixtures.faqs } },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

const GEMS = '¿Cómo gano esmeraldas?';

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fixtures.faqs.length);
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
});

Ready.test(
  'searches the words without regard to accents and case, and not the html',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Busca una pregunta' });
    await userEvent.type(box, 'DANADO');
    await expect(canvas.getByText('¿Qué pasa si el producto llega dañado?')).toBeVisible();
    await expect(canvas.queryByText(GEMS)).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'strong');
    await expect(canvas.getByText('No encontramos esa pregunta.')).toBeVisible();
  },
);

export const Opened = meta.story({
  name: 'An answer opened',
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByText(GEMS));
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1));
    await expect(await canvas.findByText(/Cada 5 activaciones en un día/)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const EmptySearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tractor');
    await expect(canvas.getByText('No encontramos esa pregunta.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { faqs: { status: 'loading' } },
  play: () => expectSeen('Cargando...'),
});

export const Empty = meta.story({
  args: { faqs: { status: 'empty', freshness: FRESH } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay preguntas frecuentes.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { faqs: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar las preguntas');
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { faqs: { status: 'error', failure: 'offline', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long text at 200 %',
  args: {
    faqs: {
      status: 'ready',
      freshness: FRESH,
      items: [
        {
          id: 1,
          question: `¿Qué pasa con ${'internacionalización'.repeat(4)} si mi premio no llega?`,
          answer: `<p>${'Escríbenos por soporte. '.repeat(40)}</p>`,
        },
      ],
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    await expect(await canvas.findByText(/Escríbenos por soporte/)).toBeVisible();
    await expectNoSideScroll();
  },
});
