import type { Id } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import {
  dated,
  ENDED,
  expectEnded,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { AS_SENT, manyPlaces, useKeptView } from '../testing/place-view.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { PlacesScreen, type PlacesScreenProps } from './PlacesScreen.tsx';

const regions = {
  status: 'ready' as const,
  freshness: FRESH,
  data: { name: 'Occidente', places: fixtures.regions },
};
const agencies = {
  status: 'ready' as const,
  freshness: FRESH,
  data: { name: 'Bajío Norte', places: fixtures.agencies },
};
const toRegion = (id: Id) => `#/corporate/region/1/${id}`;
const toAgency = (id: Id) => `#/ranking/agency/${id}`;

const args: PlacesScreenProps = {
  kind: 'regions',
  places: regions,
  view: AS_SENT,
  hrefOf: toRegion,
};

function Stateful(props: PlacesScreenProps) {
  return <PlacesScreen {...props} view={useKeptView(props.view)} />;
}

const meta = preview.meta({
  title: 'Screens/Places',
  parameters: { chromatic: screenPictures },
  component: PlacesScreen,
  args,
  render: (props) => <Stateful {...props} />,
});

export const Regions = meta.story({
  parameters: { states: ['regions.list', 'regions.open'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Regiones');
    await expect(canvas.getByText('Occidente')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fixtures.regions.length);
    await expect(canvas.getByRole('link', { name: 'Bajío Norte' })).toHaveAttribute(
      'href',
      '#/corporate/region/1/11',
    );
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      '412/600 semana95 hoy8,120 total40',
    );
  },
});

export const ManyAgencies = meta.story({
  name: 'Agencies: 3,000 of them',
  parameters: { states: ['places.huge'] },
  args: {
    kind: 'agencies',
    places: { ...agencies, data: { name: 'Bajío Norte', places: manyPlaces(3000) } },
    hrefOf: toAgency,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Busca una agencia' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});

export const RegionsLoading = meta.story({
  name: 'Loading: regions',
  parameters: { states: ['regions.loading'] },
  args: { places: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
  },
});

export const RegionsEnded = meta.story({
  name: 'Game over: regions, nothing stored',
  parameters: { states: ['regions.game-ended'] },
  args: { places: { status: 'ended' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'El juego de gemas ha terminado' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Las regiones ya no cambian/)).toBeVisible();
  },
});

export const RegionsEmpty = meta.story({
  name: 'Empty: territory without regions',
  parameters: { states: ['regions.empty'] },
  args: { places: { status: 'ready', freshness: FRESH, data: { name: 'Occidente', places: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este territorio aún no tiene regiones.')).toBeVisible();
  },
});

const onRetry = fn();

export const RegionsFailed = meta.story({
  name: 'Failed: regions, offline',
  parameters: { states: ['regions.failure'] },
  args: { places: { status: 'error', failure: 'offline', onRetry } },
});

RegionsFailed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Agencies = meta.story({
  parameters: { states: ['agencies.list', 'agencies.open'] },
  args: { kind: 'agencies', places: agencies, hrefOf: toAgency },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Agencias');
    await expect(canvas.getByRole('link', { name: 'León Centro' })).toHaveAttribute(
      'href',
      `#/ranking/agency/${fixtures.leonCentroId}`,
    );
  },
});

export const AgenciesLoading = meta.story({
  name: 'Loading: agencies',
  parameters: { states: ['agencies.loading'] },
  args: { kind: 'agencies', places: { status: 'loading' }, hrefOf: toAgency },
  play: () => expectSeen('Cargando...'),
});

export const AgenciesEnded = meta.story({
  name: 'Game over: agencies, nothing stored',
  parameters: { states: ['agencies.game-ended'] },
  args: { kind: 'agencies', places: { status: 'ended' }, hrefOf: toAgency },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Las agencias ya no cambian/)).toBeVisible();
  },
});

export const AgenciesEmpty = meta.story({
  name: 'Empty: region without agencies',
  parameters: { states: ['agencies.empty'] },
  args: {
    kind: 'agencies',
    places: { status: 'ready', freshness: FRESH, data: { name: 'Bajío Norte', places: [] } },
    hrefOf: toAgency,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta región aún no tiene agencias.')).toBeVisible();
  },
});

export const AgenciesFailed = meta.story({
  name: 'Failed: agencies, refused',
  parameters: { states: ['agencies.failure'] },
  args: {
    kind: 'agencies',
    places: { status: 'error', failure: 'server', onRetry },
    hrefOf: toAgency,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toBeVisible();
  },
});

export const RegionOfOthers = meta.story({
  name: 'Ranking of another region, by its agencies',
  parameters: { states: ['ranking.corporate-region'] },
  args: {
    kind: 'agencies',
    places: agencies,
    hrefOf: toAgency,
    rankingTitle: 'Ranking región',
  },
  play: async ({ canvas }) => {
    // The weekly goal is shown only at the top of the screen.
    await expect(canvas.getByText(/Meta semanal/)).toHaveTextContent('Meta semanal: 412/600');
    const sums = canvas.getByRole('heading', { name: 'En total: 5 agencias' }).closest('section');
    await expect(sums).toHaveTextContent('En total: 5 agencias95 hoy8,120 total80 activadores');
  },
});

export const Missing = meta.story({
  name: 'Address without an id',
  args: { places: { status: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No encontramos este territorio')).toBeVisible();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    places: {
      status: 'ready',
      freshness: FRESH,
      data: {
        name: 'Sierra Tarahumara y Valle de Santiago',
        places: fixtures.regions.map((place) => ({
          ...place,
          name: 'San Juan de los Lagos Insurgentes',
          activations: 9_999_999,
          activations_weekly: 1_284_000,
        })),
      },
    },
  },
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { places: dated(regions, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { places: dated(regions, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const Offline = meta.story({
  parameters: { states: ['regions.offline', 'shell.offline'] },
  args: { places: dated(regions, OFFLINE) },
  play: expectOffline,
});

export const Ended = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['shell.ended'] },
  args: { places: dated(regions, ENDED) },
  play: expectEnded,
});
