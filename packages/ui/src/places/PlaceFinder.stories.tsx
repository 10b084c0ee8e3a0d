import type { Id, PlaceCard } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AS_SENT, manyPlaces, useKeptView } from '../testing/place-view.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PlaceCards } from './PlaceCards.tsx';
import { PlaceFinder, type PlaceFinderProps } from './PlaceFinder.tsx';

const hrefOf = (id: Id) => `#/ranking/agency/${id}`;

function Stateful(props: PlaceFinderProps) {
  return (
    <main style={{ padding: 16 }}>
      <h1>Agencias</h1>
      <PlaceFinder {...props} {...useKeptView(props)} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Places/PlaceFinder',
  component: PlaceFinder,
  args: {
    ...AS_SENT,
    places: fixtures.agencies,
    noun: 'agencias',
    searchLabel: 'Busca una agencia',
    children: (shown: readonly PlaceCard[]) => (
      <PlaceCards label="Agencias" places={shown} hrefOf={hrefOf} />
    ),
  },
  render: (args) => <Stateful {...args} />,
});

const named = (canvas: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  canvas.getAllByRole('link').map(({ textContent }) => textContent);

export const Few = meta.story({
  name: 'A few: no search',
  parameters: { states: ['places.sums'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const sums = canvas.getByRole('heading', { name: 'En total: 5 agencias' }).closest('section');
    await expect(sums).toHaveTextContent('95 hoy412 semana8,120 total80 activadores');
    await expect(sums).toHaveTextContent('Meta semanal 600');
  },
});

Few.test(
  'sorts the places, and restores the order of the server',
  async ({ canvas, userEvent, args }) => {
    const sent = named(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Nombre' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith('name');
    await waitFor(() => expect(named(canvas)).toEqual([...sent].sort((a, b) => (a < b ? -1 : 1))));
    await userEvent.click(canvas.getByRole('button', { name: 'Semana' }));
    await waitFor(() => expect(named(canvas)[0]).toBe('León Centro'));
    await userEvent.click(canvas.getByRole('button', { name: 'Semana' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(named(canvas)).toEqual(sent));
  },
);

export const OnePlace = meta.story({
  name: 'One place: no sums and no sort order',
  args: { places: fixtures.agencies.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Ordenar por' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /En total/ })).toBeNull();
  },
});

export const Ordered = meta.story({
  name: 'Sort order of the last visit',
  parameters: { states: ['places.ordered'] },
  args: { order: 'today' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hoy' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(named(canvas)[0]).toBe('León Centro');
  },
});

export const Many = meta.story({
  name: 'Twelve: with a search',
  parameters: { states: ['places.search'] },
  args: { places: manyPlaces(12) },
});

Many.test('searches without regard to accents and case', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Busca una agencia' }), 'PENON');
  await waitFor(() => expect(named(canvas)).toEqual(['Peñón 3', 'Peñón 9']));
  await expect(canvas.getByRole('status')).toHaveTextContent('Ves 2 de 12');
  await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
  await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(12));
});

export const NothingFound = meta.story({
  name: 'No such place',
  parameters: { states: ['places.nothing-found'] },
  args: { places: manyPlaces(12), typed: 'cancún' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No encontramos un lugar con ese nombre.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('cancún');
    await expect(canvas.getByRole('heading', { name: 'En total: 12 agencias' })).toBeVisible();
  },
});

export const Crowd = meta.story({
  name: 'Extremes: 3,000 places',
  parameters: { states: ['places.huge'] },
  args: { places: manyPlaces(3000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'En total: 3,000 agencias' })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
});

Crowd.test(
  'finds one place, and shows all places after the search is cleared',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mérida 2990');
    await waitFor(() => expect(named(canvas)).toEqual(['Mérida 2990']));
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await waitFor(() => expect(named(canvas)[0]).toBe('León 1'));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
);

export const MissingFigures = meta.story({
  name: 'A goal, a total and activators missing',
  parameters: { states: ['places.sums-missing'] },
  args: {
    places: fixtures.agencies.map((place, index) =>
      index === 0 ? { ...place, weekly_goal: 0, activations: 0, users: 0 } : place,
    ),
  },
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('heading', { name: 'En total: 5 agencias' }).closest('section');
    await expect(sums).toHaveTextContent(/95 hoy412 semana$/);
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    order: 'total',
    places: manyPlaces(12).map((place) => ({
      ...place,
      name: 'San Juan de los Lagos Insurgentes Xicohténcatl',
      activations: 9_999_999,
      activations_now: 128_400,
      activations_weekly: 1_284_000,
      weekly_goal: 10_000,
      users: 128_400,
    })),
  },
  play: expectNoSideScroll,
});
