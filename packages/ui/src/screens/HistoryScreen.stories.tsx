import { type DailyHistoryRow, historyView } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
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
import { HistoryScreen, type HistoryScreenProps } from './HistoryScreen.tsx';

const historyOf = (activations: DailyHistoryRow[], name = 'Rosa Elena Aguirre') => ({
  status: 'ready' as const,
  freshness: FRESH,
  data: { ...historyView({ activations }), name },
});

const args: HistoryScreenProps = { history: historyOf(fixtures.history.activations) };

const meta = preview.meta({
  title: 'Screens/History',
  parameters: { chromatic: screenPictures },
  component: HistoryScreen,
  args,
});

export const Ready = meta.story({
  parameters: { states: ['history.rows', 'history.met', 'history.over', 'history.under'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Historial de activaciones',
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Rosa Elena Aguirre');
    const days = canvas.getAllByRole('listitem');
    await expect(days[0]).toHaveTextContent(/14 de marzo.*6.*1 esmeralda.*Sobrepaso/);
    await expect(days[1]).toHaveTextContent('Cumplida');
    await expect(days[3]).toHaveTextContent('Fallo');
  },
});

export const StrangeDays = meta.story({
  name: 'Strange dates and counts',
  args: {
    history: historyOf([
      { date: '2026-03-01', total: 5 },
      { date: '2026-03-01T03:00:00Z', total: -3 },
      { date: '', total: Number.NaN },
      { date: '2026-13-40', total: 1_284_000 },
    ]),
  },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem');
    await expect(days[0]).toHaveTextContent('1 de marzo');
    await expect(days[1]).toHaveTextContent('28 de febrero');
    await expect(days[1]).toHaveTextContent('Fallo');
    await expect(days[2]).toHaveTextContent('Sin fecha');
    await expect(days[3]).toHaveTextContent('1,284,000');
  },
});

export const Empty = meta.story({
  parameters: { states: ['history.empty'] },
  args: { history: historyOf([], 'Edgar Iván Quintanar') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este activador no ha empezado a activar')).toBeVisible();
    await expect(canvas.getByText('Ayudalo a alcanzar su meta')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['history.loading'] },
  args: { history: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectSeen('Estamos preparando los datos.');
    await expectSeen('Cargando historial de activaciones');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Estamos preparando los datos.');
    await expect(status).toHaveTextContent('Cargando historial de activaciones');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  parameters: { states: ['history.failure'] },
  args: { history: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos cargar el historial')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { history: { status: 'error', failure: 'offline', onRetry } },
});

Offline.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Gone = meta.story({
  name: 'No such person (404)',
  parameters: { states: ['history.missing'] },
  args: { history: { status: 'error', failure: 'missing', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este activador ya no está en el juego')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const Missing = meta.story({
  name: 'Address without an id',
  args: { history: { status: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No encontramos a este activador')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toBeVisible();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    history: historyOf(
      fixtures.history.activations,
      'María Guadalupe del Refugio Fernández-Echeverría Villaseñor de la Garza',
    ),
  },
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { history: dated(args.history, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { history: dated(args.history, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { history: dated(args.history, OFFLINE) },
  play: expectOffline,
});
