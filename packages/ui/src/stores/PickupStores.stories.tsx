import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PickupStores, type PickupStoresProps } from './PickupStores.tsx';

const silao = fixtures.stores.filter(({ town }) => town === 'Silao').slice(0, 3);
const [center] = silao;
if (!center) throw new Error('The stores of the board are missing');

const ready = (items: typeof fixtures.stores): PickupStoresProps['stores'] => ({
  status: 'ready',
  freshness: FRESH,
  items,
});

const meta = preview.meta({
  title: 'Components/Stores/PickupStores',
  component: PickupStores,
  args: {
    stores: ready(silao),
    states: ['Guanajuato', 'Jalisco'],
    search: 'silao',
    onSearch: fn(),
    chosen: null,
    onChoose: fn(),
    onAsked: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Canjear</h1>
        <h2>¿Dónde la recoges?</h2>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(silao.length);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ tiendas$/);
    await expect(canvas.getByRole('radio', { name: center.name })).toHaveAccessibleDescription(
      '5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
    );
    await expect(args.onAsked).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

Ready.test(
  'calls onSearch with the typed text and onChoose with the tapped store',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Busca tu tienda'), 's');
    await expect(args.onSearch).toHaveBeenLastCalledWith('silaos');
    await userEvent.click(canvas.getByRole('radio', { name: center.name }));
    await expect(args.onChoose).toHaveBeenCalledWith(String(center.id));
  },
);

export const Chosen = meta.story({
  args: { chosen: center },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: center.name })).toBeChecked();
  },
});

/** Replaces the results when the user types a new search. The new results may lack the chosen store. */
function SearchedOn(props: PickupStoresProps) {
  const [stores, setStores] = useState(props.stores);
  return (
    <PickupStores
      {...props}
      stores={stores}
      onSearch={() => setStores(ready(fixtures.stores.filter(({ town }) => town === 'León')))}
    />
  );
}

Chosen.test(
  'keeps the chosen store when a new search does not find it',
  { render: (args) => <SearchedOn {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Busca tu tienda'), 'x');
    await expect(canvas.getByRole('radio', { name: center.name })).toBeChecked();
    await expect(canvas.getAllByRole('radio')[0]).toBe(
      canvas.getByRole('radio', { name: center.name }),
    );
  },
);

export const Many = meta.story({
  name: 'More stores than are shown at first',
  args: { stores: ready(fixtures.stores.slice(0, 60)), search: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Ver más tiendas' })).toBeVisible();
  },
});

Many.test('shows fifty more stores per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ver más tiendas' }));
  await expect(canvas.getAllByRole('radio')).toHaveLength(55);
  await userEvent.click(canvas.getByRole('button', { name: 'Ver más tiendas' }));
  await expect(canvas.getAllByRole('radio')).toHaveLength(60);
  await expect(canvas.queryByRole('button', { name: 'Ver más tiendas' })).toBeNull();
});

export const Capped = meta.story({
  name: '300 stores or more',
  args: { stores: ready(fixtures.stores.slice(0, 300)), search: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'o más. Escribe para encontrar la tuya.',
    );
  },
});

export const OneStore = meta.story({
  name: 'One store',
  args: { stores: ready([center]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 tienda');
  },
});

export const Missing = meta.story({
  name: 'Choice missing',
  args: { error: 'Es requerido' },
  play: async ({ canvas }) => {
    const search = canvas.getByLabelText('Busca tu tienda');
    await expect(search).toHaveAccessibleDescription('Es requerido');
    await expect(search).toBeInvalid();
  },
});

export const Loading = meta.story({
  args: { stores: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buscando tiendas...')).toHaveRole('status');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByLabelText('Busca tu tienda')).toBeEnabled();
  },
});

export const Empty = meta.story({
  args: { stores: { status: 'empty', freshness: FRESH }, search: 'zzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No encontramos tiendas/)).toHaveRole('status');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { stores: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos buscar tiendas');
    await expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement();
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { stores: { status: 'error', failure: 'offline', onRetry } },
});

export const Extremes = meta.story({
  name: 'Extremes: long names, text at 200 %, 320 px',
  args: {
    stores: ready(
      silao.map((store) => ({
        ...store,
        name: 'Tienda San Juan de los Lagos Insurgentes Plaza Xicohténcatl',
        domicile: 'Avenida Insurgentes Revolucionarios esquina con Constitución',
      })),
    ),
    chosen: center,
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
