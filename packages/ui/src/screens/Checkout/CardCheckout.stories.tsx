import {
  type PickupStore,
  type Prize,
  personalDataOf,
  REDEEM_START,
  type RedeemFlow,
} from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FRESH } from '../../primitives/Freshness/freshness.ts';
import { expectEnterMovesOn, fillSilently } from '../../testing/form.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../../testing/story.ts';
import type { CardFormProps } from './CardCheckout.tsx';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';

const user = fixtures.userFernanda;
const NUMBER = '5210004833172401';

function prizeOf(sku: string): Prize {
  const prize = fixtures.products.find((product) => product.sku === sku);
  if (!prize) throw new Error(`No prize ${sku} in the catalogue`);
  return prize;
}
const giftCard = prizeOf('TR-500');
const LABEL = 'Canjear por 500 esmeraldas';

const silao: PickupStore[] = fixtures.stores.filter(({ town, municipality, name }) =>
  `${town} ${municipality} ${name}`.match(/Silao|Romita/u),
);
const [first] = silao;
if (!first) throw new Error('The stores of the board are missing');
const center: PickupStore = first;

const personal = personalDataOf(user);

const card = {
  hasCard: true,
  defaults: { ...personal, pickup_id: '' },
  stores: { status: 'ready', freshness: FRESH, items: silao },
  states: ['Guanajuato', 'Jalisco'],
  storeSearch: 'silao',
  onStoreSearch: fn(),
  onStoresAsked: fn(),
  onDraft: fn(),
  onSubmit: fn(),
} satisfies CardFormProps;

const args = {
  card,
  prize: { status: 'ready', freshness: FRESH, data: giftCard },
  balance: fixtures.wallet.balance,
  flow: REDEEM_START,
  onConfirm: fn(),
  onAcceptRisk: fn(),
  onRedeemAgain: fn(),
  onWaitOver: fn(),
  onCancel: fn(),
  cancelHref: '#/vault/TR-500',
  rewardsHref: '#/rewards',
} satisfies CheckoutScreenProps;

const meta = preview.meta({
  title: 'Screens/Checkout/Card',
  parameters: { chromatic: screenPictures },
  component: CheckoutScreen,
  args,
});

const answer = (word: 'SÍ' | 'NO') => screen.getByRole('button', { name: word });
const recharge = () => screen.getByRole('radio', { name: 'Recargar tarjeta' });
const redeem = () => screen.queryByRole('button', { name: LABEL });

export const Choice = meta.story({
  parameters: { states: ['card.choice', 'card.redeem-hidden'] },
  play: async ({ canvas }) => {
    await expect(recharge()).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Nueva tarjeta' })).not.toBeChecked();
    await expect(redeem()).toBeNull();
    await expect(canvas.queryByLabelText('Código postal')).toBeNull();
    await expect(card.onStoresAsked).not.toHaveBeenCalled();
    await expectSeen('Elige recargar o tarjeta nueva');
  },
});

Choice.test('the foot leads to the options', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Elige recargar o tarjeta nueva' }));
  await expect(recharge()).toHaveFocus();
  await expect(recharge()).not.toBeChecked();
});

export const InHand = meta.story({
  name: 'Card in hand?',
  parameters: { states: ['card.recharge', 'card.in-hand'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await expect(
      canvas.getByRole('group', { name: '¿Tienes la tarjeta a la mano?' }),
    ).toBeVisible();
    await expect(redeem()).toBeNull();
  },
});

InHand.test('the foot leads to the question', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Responde la pregunta para canjear' }));
  await expect(canvas.getByRole('heading', { name: /a la mano/ })).toHaveFocus();
});

export const Pin = meta.story({
  name: 'PIN known?',
  parameters: { states: ['card.pin-known'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await userEvent.click(answer('SÍ'));
    await expect(canvas.getByRole('heading', { name: '¿Conoces el NIP?' })).toHaveFocus();
    await expect(redeem()).toBeNull();
  },
});

export const NotInHand = meta.story({
  name: 'Not in hand, so a new card',
  parameters: { states: ['card.not-in-hand', 'card.new'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await userEvent.click(answer('NO'));
    await expect(canvas.getByRole('heading', { name: '¿Dónde la recoges?' })).toHaveFocus();
    await expect(canvas.getByText(/Te damos una tarjeta nueva/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Nueva tarjeta' })).toBeChecked();
    await expect(card.onStoresAsked).toHaveBeenCalledTimes(1);
  },
});

export const PinUnknown = meta.story({
  name: 'PIN unknown, so a new card',
  parameters: { states: ['card.pin-unknown'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await userEvent.click(answer('SÍ'));
    await userEvent.click(answer('NO'));
    await expect(canvas.getByRole('heading', { name: '¿Dónde la recoges?' })).toHaveFocus();
  },
});

PinUnknown.test('orders a new card for the chosen store', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await waitFor(() =>
    expect(card.onSubmit).toHaveBeenCalledWith({
      sku: 'TR-500',
      ...personal,
      type_card: 'new',
      pickup_id: center.id,
    }),
  );
});

export const NumberTwice = meta.story({
  name: 'Number entered twice',
  parameters: { states: ['card.number', 'card.number-matches', 'redeem.card-confirm'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await userEvent.click(answer('SÍ'));
    await userEvent.click(answer('SÍ'));
    const number = canvas.getByLabelText('Número de tarjeta');
    await userEvent.type(number, NUMBER);
    await expect(number).toHaveValue('5210 0048 3317 2401');
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    await expect(number).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(canvas.getByLabelText('Confirma el número'));
    await userEvent.paste('5210 0048 3317 2401');
    await expect(canvas.getByText('784')).toBeVisible();
  },
});

NumberTwice.test(
  'orders a recharge, and does not put the number into the draft',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    await waitFor(() =>
      expect(card.onSubmit).toHaveBeenCalledWith({
        sku: 'TR-500',
        ...personal,
        type_card: 'recharge',
        number_card: NUMBER,
      }),
    );
    await expect(JSON.stringify(card.onDraft.mock.calls)).not.toContain('5210');
  },
);

export const NumberInvalid = meta.story({
  name: 'Confirmation differs from the number',
  parameters: {
    states: ['form.card-length', 'form.card-mismatch-input', 'form.card-mismatch-blur'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await userEvent.click(answer('SÍ'));
    await userEvent.click(answer('SÍ'));
    const number = canvas.getByLabelText('Número de tarjeta');
    const confirmation = canvas.getByLabelText('Confirma el número');
    await userEvent.type(number, NUMBER);
    await userEvent.type(confirmation, '5210004833172409');
    await expect(confirmation).toHaveAccessibleDescription('No coincide');
    await userEvent.click(number);
    await userEvent.tab();
    await expect(number).toHaveAccessibleDescription('No coinciden');
  },
});

/** The spec names a button for an order, and no other way (spec section 4, Redeem flow). */
async function enterOrdersNothing({ canvas, userEvent }: Play): Promise<void> {
  await expectEnterMovesOn(userEvent, ['Nombre', 'Apellidos', 'Correo', 'Teléfono', null]);
  for (const radio of canvas.queryAllByRole('radio', { checked: true })) {
    radio.focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect(card.onSubmit).not.toHaveBeenCalled();
}

NumberTwice.test('Enter orders nothing in any field', async (story) => {
  const labels = ['Número de tarjeta', 'Confirma el número', 'Nombre'];
  await expectEnterMovesOn(story.userEvent, labels);
  await enterOrdersNothing(story);
});

NumberInvalid.test(
  'shows an error for a number that is too short, and sends nothing',
  async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Número de tarjeta');
    await userEvent.type(number, '{Backspace}{Backspace}');
    await expect(number).toHaveAccessibleDescription('');
    await userEvent.tab();
    await expect(number).toHaveAccessibleDescription('Debe contener 16 dígitos');
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(card.onSubmit).not.toHaveBeenCalled();
  },
);

export const NewCard = meta.story({
  name: 'New card, store chosen',
  parameters: { states: ['card.change-option'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Nueva tarjeta' }));
    await userEvent.click(canvas.getByRole('radio', { name: center.name }));
    await expect(redeem()).toBeVisible();
  },
});

NewCard.test(
  'forgets the store when the user changes the option',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar opción' }));
    await expect(redeem()).toBeNull();
    await expect(canvas.queryByRole('radio', { name: center.name })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nueva tarjeta' }));
    await expect(canvas.getByRole('radio', { name: center.name })).not.toBeChecked();
  },
);

export const NoneOwned = meta.story({
  name: 'No card owned',
  parameters: { states: ['card.none-owned', 'checkout.pickup'] },
  args: { card: { ...card, hasCard: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('¿Cómo quieres tu saldo?')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cambiar opción' })).toBeNull();
    await expect(redeem()).toBeNull();
    await expectSeen('Elige una tienda para canjear');
  },
});

NoneOwned.test('the foot leads to the search of a store', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Elige una tienda para canjear' }));
  await expect(canvas.getByLabelText('Busca tu tienda')).toHaveFocus();
  await expect(card.onSubmit).not.toHaveBeenCalled();
});

NoneOwned.test('shows the main button after a store is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  await expect(redeem()).toBeVisible();
  await expect(card.onDraft).toHaveBeenLastCalledWith({
    ...personal,
    pickup_id: String(center.id),
  });
});

NoneOwned.test('Enter orders nothing in any field, with a store chosen', async (story) => {
  await story.userEvent.click(story.canvas.getByRole('radio', { name: center.name }));
  await expectEnterMovesOn(story.userEvent, ['Busca tu tienda', null]);
  await enterOrdersNothing(story);
});

NoneOwned.test(
  'orders with values that were filled in without events',
  { args: { card: { ...card, hasCard: false, defaults: { ...card.defaults, phone: '' } } } },
  async ({ canvas, userEvent }) => {
    fillSilently(canvas.getByLabelText('Teléfono'), '477 123 4508');
    await userEvent.click(canvas.getByRole('radio', { name: center.name }));
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    await waitFor(() =>
      expect(card.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '4771234508' })),
    );
  },
);

export const StoreRequired = meta.story({
  name: 'Store not chosen',
  parameters: { states: ['form.pickup-required'] },
  args: { card: { ...card, hasCard: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Teléfono'), '{Enter}');
    const search = canvas.getByLabelText('Busca tu tienda');
    await waitFor(() => expect(search).toHaveAccessibleDescription('Es requerido'));
    await expect(search).toHaveFocus();
    await expect(card.onSubmit).not.toHaveBeenCalled();
  },
});

StoreRequired.test('clears the error when a store is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  await expect(canvas.getByLabelText('Busca tu tienda')).toHaveAccessibleDescription('');
  await expect(card.onSubmit).not.toHaveBeenCalled();
});

export const Replacement = meta.story({
  parameters: { states: ['card.replacement'] },
  args: { prize: { status: 'ready', freshness: FRESH, data: prizeOf('TR-REP') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('¿Cómo quieres tu saldo?')).toBeNull();
  },
});

Replacement.test('Enter orders nothing in any field, with a store chosen', async (story) => {
  await story.userEvent.click(story.canvas.getByRole('radio', { name: center.name }));
  await enterOrdersNothing(story);
});

Replacement.test('orders a new card', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  await userEvent.click(canvas.getByRole('button', { name: 'Canjear por 50 esmeraldas' }));
  await waitFor(() =>
    expect(card.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ type_card: 'new' })),
  );
});

export const Nip = meta.story({
  name: 'PIN as the prize',
  parameters: { states: ['card.nip'] },
  args: { prize: { status: 'ready', freshness: FRESH, data: prizeOf('TR-NIP') } },
});

Nip.test('Enter orders nothing in any field, with a store chosen', async (story) => {
  await story.userEvent.click(story.canvas.getByRole('radio', { name: center.name }));
  await enterOrdersNothing(story);
});

Nip.test('orders neither a new card nor a recharge', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  await userEvent.click(canvas.getByRole('button', { name: 'Canjear por 20 esmeraldas' }));
  await waitFor(() =>
    expect(card.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ type_card: '' })),
  );
});

export const StoresLoading = meta.story({
  name: 'Loading: stores',
  parameters: { states: ['checkout.stores-loading'] },
  args: { card: { ...card, hasCard: false, stores: { status: 'loading' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buscando tiendas...')).toHaveRole('status');
    await expectSeen('Buscando tiendas...');
    await expect(canvas.getByLabelText('Busca tu tienda')).toBeEnabled();
  },
});

export const StoresEmpty = meta.story({
  name: 'Empty: no store found',
  parameters: { states: ['checkout.stores-empty'] },
  args: {
    card: {
      ...card,
      hasCard: false,
      storeSearch: 'zzz',
      stores: { status: 'empty', freshness: FRESH },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No encontramos tiendas/)).toHaveRole('status');
    await expect(redeem()).toBeNull();
  },
});

const onRetry = fn();
export const StoresFailed = meta.story({
  name: 'Failed: stores, offline',
  parameters: { states: ['checkout.stores-failure'] },
  args: {
    card: { ...card, hasCard: false, stores: { status: 'error', failure: 'offline', onRetry } },
  },
});

StoresFailed.test(
  'loads the stores again after a tap, and keeps the typed data',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText('Nombre')).toHaveValue(user.first_name);
  },
);

/** Keeps the text of the store search in state, as a page does. */
function Searching(props: CheckoutScreenProps) {
  const [search, setSearch] = useState('');
  const items = fixtures.stores.filter(({ name }) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <CheckoutScreen
      {...props}
      card={{
        ...(props.card ?? card),
        storeSearch: search,
        onStoreSearch: setSearch,
        stores:
          items.length > 0
            ? { status: 'ready', freshness: FRESH, items }
            : { status: 'empty', freshness: FRESH },
      }}
    />
  );
}

NoneOwned.test(
  'keeps the chosen store in the list during other searches',
  { render: (args) => <Searching {...args} /> },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más tiendas' }));
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(5);
    const search = canvas.getByLabelText('Busca tu tienda');
    await userEvent.click(canvas.getByRole('radio', { name: center.name }));
    await userEvent.type(search, 'romita');
    await expect(canvas.getByRole('radio', { name: center.name })).toBeChecked();
    await expect(canvas.getAllByRole('radio').length).toBeLessThan(5);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzzz{Enter}');
    await expect(canvas.getByText(/No encontramos tiendas/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: center.name })).toBeChecked();
    await expect(card.onSubmit).not.toHaveBeenCalled();
  },
);

const [romita] = fixtures.stores.filter(({ town }) => town === 'Romita');
if (!romita) throw new Error('The store in Romita is missing');

/** The draft contains a store that the search does not find. */
export const StoreOutOfSight = meta.story({
  name: 'Restored store that is not listed',
  parameters: { states: ['checkout.pickup-out-of-sight', 'form.pickup-required'] },
  args: {
    card: {
      ...card,
      hasCard: false,
      defaults: { ...personal, pickup_id: String(romita.id) },
      stores: { status: 'ready', freshness: FRESH, items: [center] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio')).not.toBeChecked();
    await expect(redeem()).toBeNull();
    await userEvent.type(canvas.getByLabelText('Teléfono'), '{Enter}');
    const search = canvas.getByLabelText('Busca tu tienda');
    await waitFor(() => expect(search).toHaveAccessibleDescription('Es requerido'));
    await expect(card.onSubmit).not.toHaveBeenCalled();
  },
});

StoreOutOfSight.test('orders for the store that the user taps', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await waitFor(() =>
    expect(card.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ pickup_id: center.id })),
  );
});

/** Replaces the list of stores when a button is pressed, as a page does when the server answers. */
function Relisting({ next, ...props }: CheckoutScreenProps & { next: CardFormProps['stores'] }) {
  const [stores, setStores] = useState((props.card ?? card).stores);
  return (
    <>
      <CheckoutScreen {...props} card={{ ...(props.card ?? card), stores }} />
      <button type="button" onClick={() => setStores(next)}>
        Next list
      </button>
    </>
  );
}

const nextList = () => screen.getByText('Next list');

StoreOutOfSight.test(
  'chooses the restored store when the list contains it',
  {
    render: (args) => (
      <Relisting {...args} next={{ status: 'ready', freshness: FRESH, items: [center, romita] }} />
    ),
  },
  async ({ canvas }) => {
    await expect(redeem()).toBeNull();
    nextList().click();
    await waitFor(() => expect(canvas.getByRole('radio', { name: romita.name })).toBeChecked());
    await expect(canvas.getByLabelText('Busca tu tienda')).toHaveAccessibleDescription('');
    await expect(redeem()).toBeVisible();
  },
);

const restored = { ...card, hasCard: false, defaults: { ...personal, pickup_id: '1' } };

/** The arguments of a play function. */
type Play = Pick<Parameters<NonNullable<typeof StoreOutOfSight.play>>[0], 'canvas' | 'userEvent'>;

async function expectNoneChosen({ canvas, userEvent }: Play): Promise<void> {
  await expect(canvas.queryByRole('radio')).toBeNull();
  await expect(redeem()).toBeNull();
  await userEvent.type(canvas.getByLabelText('Teléfono'), '{Enter}');
  await waitFor(() =>
    expect(canvas.getByLabelText('Busca tu tienda')).toHaveAccessibleDescription('Es requerido'),
  );
  await expect(card.onSubmit).not.toHaveBeenCalled();
}

export const RestoredWhileLoading = meta.story({
  name: 'Restored store, list loading',
  parameters: { states: ['checkout.pickup-out-of-sight'] },
  args: { card: { ...restored, stores: { status: 'loading' } } },
  play: expectNoneChosen,
});

export const RestoredAfterFailure = meta.story({
  name: 'Restored store, list failed',
  parameters: { states: ['checkout.pickup-out-of-sight'] },
  args: { card: { ...restored, stores: { status: 'error', failure: 'server', onRetry } } },
  play: expectNoneChosen,
});

export const RestoredWhileEmpty = meta.story({
  name: 'Restored store, nothing found',
  parameters: { states: ['checkout.pickup-out-of-sight'] },
  args: { card: { ...restored, stores: { status: 'empty', freshness: FRESH } } },
  play: expectNoneChosen,
});

async function expectChosenStoreStays({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: center.name }));
  nextList().click();
  await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeLessThan(3));
  const chosen = canvas.getByRole('radio', { name: center.name });
  await expect(chosen).toBeChecked();
  await expect(chosen).toHaveAccessibleDescription(
    '5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
  );
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await waitFor(() =>
    expect(card.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ pickup_id: center.id })),
  );
}

NoneOwned.test(
  'keeps the chosen store when a new list does not contain it',
  {
    render: (args) => (
      <Relisting {...args} next={{ status: 'ready', freshness: FRESH, items: [romita] }} />
    ),
  },
  expectChosenStoreStays,
);

NoneOwned.test(
  'keeps the chosen store while the list is loading again',
  { render: (args) => <Relisting {...args} next={{ status: 'loading' }} /> },
  expectChosenStoreStays,
);

NoneOwned.test(
  'keeps the chosen store when the list cannot be loaded',
  {
    render: (args) => (
      <Relisting {...args} next={{ status: 'error', failure: 'server', onRetry }} />
    ),
  },
  expectChosenStoreStays,
);

NoneOwned.test(
  'keeps the chosen store when the list is empty',
  { render: (args) => <Relisting {...args} next={{ status: 'empty', freshness: FRESH }} /> },
  expectChosenStoreStays,
);

const ordering: RedeemFlow = { step: 'ordering', price: 500 };

export const Ordering = meta.story({
  parameters: { states: ['redeem.card-skips-simulation'] },
  args: {
    flow: ordering,
    card: { ...card, hasCard: false, defaults: { ...personal, pickup_id: String(center.id) } },
  },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

Ordering.test('ignores twenty further taps', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Canjeando...' });
  for (let tap = 0; tap < 20; tap += 1) await userEvent.click(button);
  await expect(card.onSubmit).not.toHaveBeenCalled();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

export const Redeemed = meta.story({
  name: 'Success of a card',
  parameters: { states: ['redeem.success-card'] },
  args: { flow: { step: 'success' }, balance: 784 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/5 a 6 semanas/)).toBeVisible();
    await expect(canvas.queryByText(/en tu casa/)).toBeNull();
  },
});

/** A checkout whose card order succeeds at once. */
function Accepting(props: CheckoutScreenProps) {
  const [flow, setFlow] = useState<RedeemFlow>(REDEEM_START);
  const onSubmit = () => setFlow({ step: 'success' });
  const balance = flow.step === 'success' ? 784 : props.balance;
  const form = { ...(props.card ?? card), onSubmit };
  return <CheckoutScreen {...props} flow={flow} balance={balance} card={form} />;
}

export const RedeemedInStore = meta.story({
  name: 'Success of a card, with the chosen store',
  parameters: { states: ['redeem.success-store'] },
  args: { card: { ...card, hasCard: false }, placed: { orderedAt: fixtures.now } },
  render: (args) => <Accepting {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: center.name }));
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    await expect(await canvas.findByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
    await expect(canvas.getByText('Llega entre el 18 y el 25 de abril.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(`La recoges en ${center.name}: 5 de Mayo 32`);
  },
});

export const Insufficient = meta.story({
  name: 'Insufficient gems',
  args: { balance: 499, card: { ...card, hasCard: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tienes gemas suficientes.')).toBeVisible();
    await expect(redeem()).toBeNull();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(recharge());
    await expectNoSideScroll();
    await userEvent.click(answer('SÍ'));
    await userEvent.click(answer('SÍ'));
    await userEvent.type(canvas.getByLabelText('Número de tarjeta'), NUMBER);
    await expectNoSideScroll();
  },
});

export const Offline = meta.story({
  name: 'Offline, before anything is chosen',
  parameters: { states: ['checkout.offline'] },
  args: { connection: { offline: true, checking: false, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Necesitas conexión para canjear\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: LABEL })).toBeNull();
  },
});
