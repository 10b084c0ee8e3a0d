import {
  type DeliveryForm,
  NEW_ADDRESS,
  nextFlow,
  type PostalCodeOption,
  type PostalLookup,
  type Prize,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFlow,
} from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { STORY_TIME } from '../../../../../.storybook/clock.ts';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FRESH } from '../../primitives/Freshness/freshness.ts';
import type { DeliveryFormProps } from '../../redeem/HomeDeliveryForm.tsx';
import type { RedeemCheckProps } from '../../redeem/RedeemCheck/RedeemCheck.tsx';
import {
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../../testing/freshness.ts';
import { freezeClock } from '../../testing/frozen-clock.ts';
import { expectSeen } from '../../testing/story.ts';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';

const BLENDER = '100214';
const user = fixtures.userFernanda;
const balance = fixtures.wallet.balance;
const blender = fixtures.products.find(({ sku }) => sku === BLENDER);
if (!blender?.price) throw new Error('The board prize is missing');
const prize: Prize = { ...blender, name: 'Licuadora de vaso 1.5 L' };
const LABEL = 'Canjear por 489 esmeraldas';

const defaults: DeliveryForm = {
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone,
  address_id: '61',
  receiver: user.name,
  postal_code: '',
  neighborhood: '',
  street: '',
  number: '',
  complement: '',
  city: '',
  state: '',
  reference: '',
};
const newAddress: DeliveryForm = {
  ...defaults,
  address_id: NEW_ADDRESS,
  postal_code: '37530',
  neighborhood: 'Jardines de Jerez',
  street: 'Hidalgo',
  number: '118-B',
  city: 'León',
  state: 'Guanajuato',
  reference: 'Portón verde, frente a la primaria',
};

const option = (id: number, suburb: string, place: Partial<PostalCodeOption> = {}) => ({
  id,
  type_suburb: 'Colonia',
  suburb,
  city: 'León',
  state: 'Guanajuato',
  town: 'León',
  ...place,
});
const several: PostalLookup = {
  status: 'ready',
  options: [option(1, 'Jardines de Jerez'), option(2, 'Valle de Jerez', { city: 'Silao' })],
};
const single: PostalLookup = { status: 'ready', options: [option(3, 'Centro')] };

const delivery = {
  addresses: user.addresses,
  defaults,
  postalLookup: { status: 'idle' },
  onPostalCode: fn(),
  onDraft: fn(),
  onSubmit: fn(),
} satisfies DeliveryFormProps;

const args = {
  delivery,
  prize: { status: 'ready', freshness: FRESH, data: prize },
  balance,
  flow: REDEEM_START,
  onConfirm: fn(),
  onAcceptRisk: fn(),
  onRedeemAgain: fn(),
  onWaitOver: fn(),
  onCancel: fn(),
  cancelHref: `#/vault/${BLENDER}`,
  rewardsHref: '#/rewards',
} satisfies CheckoutScreenProps;

const meta = preview.meta({
  title: 'Screens/Checkout',
  parameters: { chromatic: screenPictures },
  component: CheckoutScreen,
  args,
});

export const SavedAddress = meta.story({
  parameters: {
    states: [
      'checkout.delivery',
      'checkout.saved-addresses',
      'checkout.cancel',
      'redeem.validated',
    ],
  },
  name: 'Saved address',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Casa/ })).toBeChecked();
    await expect(canvas.queryByLabelText('Código postal')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
      'href',
      `#/vault/${BLENDER}`,
    );
  },
});

SavedAddress.test('submits the filled-in values', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await expect(delivery.onSubmit).toHaveBeenCalledTimes(1);
  await expect(delivery.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ address_id: '61', phone: '4771234508' }),
  );
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const NewAddress = meta.story({
  parameters: { states: ['checkout.no-addresses', 'postal.ready', 'postal.cleared'] },
  name: 'New address',
  args: {
    delivery: { ...delivery, addresses: [], defaults: newAddress, postalLookup: several },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

NewAddress.test(
  'clears the address when the postal code is cleared',
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colonia'), 'Valle de Jerez');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Silao');
    await userEvent.clear(canvas.getByLabelText('Código postal'));
    for (const label of ['Ciudad', 'Estado', 'Colonia']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
    await expect(delivery.onPostalCode).toHaveBeenLastCalledWith('');
  },
);

export const AnotherAddress = meta.story({
  parameters: { states: ['checkout.another-address', 'checkout.draft-kept', 'postal.idle'] },
  name: 'Another address',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Agregar otra dirección' }));
    await expect(canvas.getByText('Antes ingresa Código postal')).toBeInTheDocument();
  },
});

AnotherAddress.test(
  'looks up the typed postal code, and puts it into the draft',
  async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('Código postal');
    await userEvent.type(code, '01a000');
    await expect(code).toHaveValue('01000');
    await expect(delivery.onPostalCode).toHaveBeenLastCalledWith('01000');
    await expect(delivery.onPostalCode).toHaveBeenCalledTimes(5);
    await expect(delivery.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ address_id: NEW_ADDRESS, postal_code: '01000' }),
    );
  },
);

export const Invalid = meta.story({
  parameters: {
    states: [
      'form.required',
      'form.email-invalid',
      'form.phone-invalid',
      'form.address-required',
      'form.reference-limit',
      'form.error-clears',
    ],
  },
  args: {
    delivery: {
      ...delivery,
      addresses: [],
      defaults: {
        ...defaults,
        first_name: '',
        email: 'fer.avila@correo',
        phone: '477 123',
        receiver: '',
        reference: 'x'.repeat(151),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: LABEL }));
    const name = canvas.getByLabelText('Nombre');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Es requerido');
    const email = canvas.getByLabelText('Correo');
    await expect(email).toHaveAccessibleDescription('Es invalido');
    await expect(canvas.getByLabelText('Teléfono')).toHaveAccessibleDescription('Es invalido');
    for (const label of [
      'Quién recibe',
      'Código postal',
      'Número',
      'Colonia',
      'Calle',
      'Ciudad',
      'Estado',
    ]) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription('Es requerido');
    }
    await expect(canvas.getByLabelText(/Referencia/)).toHaveAccessibleDescription(
      'Máximo 150 caracteres',
    );
    await expect(canvas.getByLabelText(/Interior/)).toHaveAccessibleDescription('');
    await expect(delivery.onSubmit).not.toHaveBeenCalled();
  },
});

Invalid.test(
  'clears only the error of the field in which the user types',
  async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Correo');
    const name = canvas.getByLabelText('Nombre');
    await userEvent.type(email, '.');
    await expect(email).toHaveAccessibleDescription('');
    await expect(name).toHaveAccessibleDescription('Es requerido');
    await expect(delivery.onSubmit).not.toHaveBeenCalled();
  },
);

export const LookingUp = meta.story({
  parameters: { states: ['postal.loading'] },
  name: 'Loading: neighbourhoods of a postal code',
  args: {
    delivery: {
      ...delivery,
      addresses: [],
      defaults: { ...defaults, postal_code: '37530' },
      postalLookup: { status: 'loading' },
    },
  },
  play: async ({ canvas }) => {
    const colony = canvas.getByLabelText<HTMLSelectElement>('Colonia');
    await expect(colony).toBeVisible();
    await expect(colony.selectedOptions[0]).toHaveTextContent('Buscando colonias...');
  },
});

export const OnlyNeighborhood = meta.story({
  parameters: { states: ['postal.single'] },
  name: 'Postal code with one neighbourhood',
  args: {
    delivery: {
      ...delivery,
      addresses: [],
      defaults: { ...defaults, postal_code: '37000' },
      postalLookup: single,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('Centro');
    await expect(canvas.getByLabelText('Estado')).toHaveValue('Guanajuato');
  },
});

export const UnknownPostalCode = meta.story({
  parameters: { states: ['postal.empty'] },
  name: 'Postal code unknown',
  args: {
    delivery: {
      ...delivery,
      addresses: [],
      defaults: { ...defaults, postal_code: '99999' },
      postalLookup: { status: 'empty' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Código postal')).toHaveAccessibleDescription(
      'No encontramos ese código postal. Revísalo o prueba otro.',
    );
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
});

export const LookupFailed = meta.story({
  parameters: { states: ['postal.failure'] },
  name: 'Failed: neighbourhoods of a postal code',
  args: {
    delivery: {
      ...delivery,
      addresses: [],
      defaults: { ...defaults, postal_code: '37530' },
      postalLookup: { status: 'failed', times: 1 },
    },
  },
});

LookupFailed.test('looks up the postal code again after a tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
  await expect(delivery.onPostalCode).toHaveBeenCalledWith('37530');
  await expect(canvas.getByLabelText('Código postal')).toHaveFocus();
});

export const PriceChanged = meta.story({
  parameters: { states: ['simulation.price-change', 'simulation.redeem-cost'] },
  name: 'Price changed',
  args: {
    prize: { status: 'ready', freshness: FRESH, data: { ...prize, price: 512 } },
    flow: { step: 'form', warning: 'El precio del producto cambió' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Canjear por 512 esmeraldas' })).toBeVisible();
    await expect(canvas.getByText('Te quedarán 772')).toBeVisible();
    await expect(canvas.queryByText('No tienes gemas suficientes.')).not.toBeInTheDocument();
  },
});

export const InsufficientGems = meta.story({
  parameters: { states: ['redeem.insufficient'] },
  name: 'Insufficient gems',
  args: { balance: 488 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tienes gemas suficientes.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Canjear/ })).not.toBeInTheDocument();
  },
});

export const OrderedToday = meta.story({
  parameters: { states: ['redeem.ordered-today'] },
  name: 'Ordered today',
  args: { flow: { step: 'ordered-today', price: 489 } },
});

export const Wait = meta.story({
  parameters: { states: ['redeem.repeat-wait'] },
  name: 'Wait before repeating',
  beforeEach: freezeClock,
  render: (args) => {
    const [until] = useState(() => Date.now() + 222_000);
    return <CheckoutScreen {...args} flow={{ step: 'wait', price: 489, until, again: true }} />;
  },
});

export const Confirm = meta.story({
  parameters: { states: ['redeem.confirm', 'redeem.confirm-cancelled'] },
  args: { flow: { step: 'confirm', price: 489, again: false } },
});

Confirm.test('can be cancelled without an order', async ({ userEvent }) => {
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(1);
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const Simulating = meta.story({
  parameters: { states: ['redeem.simulating'] },
  args: { flow: { step: 'simulating', price: 489 } },
});

Simulating.test('can be neither confirmed again nor cancelled', async ({ userEvent }) => {
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Canjeando...' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Cancelar' }));
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await expect(args.onCancel).not.toHaveBeenCalled();
});

export const Ordering = meta.story({
  parameters: { states: ['redeem.ordering'] },
  args: { flow: { step: 'ordering', price: 489 } },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Canjeando...');
    await expect(canvas.getByText('Cancelar', { selector: 'a' })).not.toHaveAttribute('href');
  },
});

const onCheck = fn();
const onTryAgain = fn();
const check = {
  entry: {
    kind: 'order',
    state: 'unknown',
    name: prize.name,
    message: '',
    sentAt: STORY_TIME - 60_000,
  },
  checking: false,
  onCheck,
  onTryAgain,
  rewardsHref: '#/rewards',
  supportHref: null,
} satisfies RedeemCheckProps;

export const Unanswered = meta.story({
  parameters: { states: ['order.unanswered'] },
  args: { check },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No sabemos si tu canje se hizo' }),
    ).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: LABEL })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar de nuevo' }));
    await expect(onCheck).toHaveBeenCalledOnce();
    await expect(delivery.onSubmit).not.toHaveBeenCalled();
  },
});

export const UnansweredPrizeGone = meta.story({
  name: 'Unanswered: the prize cannot be loaded any more',
  parameters: { states: ['order.unanswered'] },
  args: { check, prize: { status: 'error', failure: 'missing', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^No sabemos/ })).toHaveTextContent(prize.name);
  },
});

export const FailureEvent = meta.story({
  name: 'Unanswered, later known: not made',
  parameters: { states: ['order.not-made'] },
  args: { check: { ...check, entry: { ...check.entry, state: 'not-made' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu canje no se hizo. Puedes intentar de nuevo.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Proved = meta.story({
  name: 'Unanswered, later known: made',
  parameters: { states: ['order.proved'] },
  args: { check: { ...check, entry: { ...check.entry, state: 'made' } }, balance: 795 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '¡Felicidades!' })).toHaveFocus();
    await expect(canvas.getByText(/^Tu canje sí se hizo\./)).toBeVisible();
  },
});

export const SoldOut = meta.story({
  parameters: { states: ['simulation.out-of-stock'] },
  name: 'Sold out, leaving for the vault',
  args: {
    flow: {
      step: 'leaving',
      warning: 'Este producto se ha agotado',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelar')).not.toHaveAttribute('href');
  },
});

SoldOut.test('ignores further taps', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await expect(delivery.onSubmit).not.toHaveBeenCalled();
});

export const Redeemed = meta.story({
  parameters: { states: ['redeem.success', 'redeem.success-to-rewards'] },
  name: 'Success',
  args: { flow: { step: 'success' }, balance: 795 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '¡Felicidades!' })).toHaveFocus();
    await expect(canvas.getByText(/2 a 3 semanas/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
  },
});

export const Loading = meta.story({
  parameters: { states: ['checkout.loading'] },
  args: { prize: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expectSeen('Cargando...');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const onRetry = fn();
export const Failed = meta.story({
  parameters: { states: ['checkout.failure'] },
  args: { prize: { status: 'error', failure: 'timeout', onRetry } },
});

Failed.test('retries after a tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalled();
});

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    prize: {
      status: 'ready',
      freshness: FRESH,
      data: {
        ...prize,
        name: 'Refrigeradora multipuerta de 28 pies con despachador de agua y congelador inferior',
        price: 1_283_999,
      },
    },
    balance: 1_284_000,
    addresses: user.addresses.map((address) => ({
      ...address,
      label: 'Departamento de mi hermana en la unidad habitacional',
    })),
  },
});

export const RiskSettled = meta.story({
  name: 'Settled while the risk was asked',
  args: { flow: { step: 'risk' } },
});

RiskSettled.test('can be submitted', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await expect(delivery.onSubmit).toHaveBeenCalledTimes(1);
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %',
  args: {
    delivery: { ...delivery, addresses: [], defaults: newAddress, postalLookup: several },
  },
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The screen with the real redeem flow, as in the web app, but without a server. */
function WithRealFlow(props: CheckoutScreenProps) {
  const [flow, setFlow] = useState<RedeemFlow>(REDEEM_START);
  const [lookup, setLookup] = useState<PostalLookup>({ status: 'idle' });
  const act = (event: RedeemEvent) =>
    setFlow((before) =>
      nextFlow(before, event, {
        type: prize.type,
        price: prize.price,
        balance,
        vaultOpen: true,
        hasOpenOrder: false,
        orderedToday: true,
        waitUntil: null,
      }),
    );
  return (
    <CheckoutScreen
      {...props}
      flow={flow}
      delivery={{
        ...delivery,
        addresses: [],
        postalLookup: lookup,
        onPostalCode: (code) => setLookup(code === '37000' ? single : { status: 'idle' }),
        onSubmit: (form) => {
          delivery.onSubmit(form);
          act({ type: 'submit', price: 489 });
        },
      }}
      onRedeemAgain={() => act({ type: 'redeem-again' })}
      onConfirm={() => {
        props.onConfirm();
        act({ type: 'confirm' });
      }}
      onCancel={() => act({ type: 'cancel' })}
    />
  );
}

export const FilledIn = meta.story({
  parameters: {
    states: [
      'redeem.double-submit',
      'redeem.ordered-today-again',
      'redeem.ordered-today-cancelled',
    ],
  },
  name: 'New address filled in',
  args: { delivery: { ...delivery, addresses: [] } },
  render: (args) => <WithRealFlow {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código postal'), '37000');
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('Centro');
    await userEvent.type(canvas.getByLabelText('Número'), '214');
    await userEvent.type(canvas.getByLabelText('Calle'), 'Hidalgo');
  },
});

FilledIn.test('makes a single order after all dialogs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));

  const today = within(await screen.findByRole('dialog', { name: /Ya ordenaste este premio/ }));
  await userEvent.click(today.getByRole('button', { name: 'Cancelar' }));
  await expect(canvas.getByLabelText('Calle')).toHaveValue('Hidalgo');
  await expect(canvas.getByRole('button', { name: LABEL })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: LABEL }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, volver a canjear' }));

  const yes = await screen.findByRole('button', { name: 'Sí, canjear' });
  for (let tap = 0; tap < 20; tap += 1) await userEvent.click(yes);
  await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  await expect(yes).toHaveAccessibleName('Canjeando...');
  await expect(delivery.onSubmit).toHaveBeenCalledTimes(2);
  await expect(delivery.onSubmit).toHaveBeenLastCalledWith(
    expect.objectContaining({
      address_id: NEW_ADDRESS,
      postal_code: '37000',
      neighborhood: 'Centro',
      city: 'León',
      state: 'Guanajuato',
      street: 'Hidalgo',
      number: '214',
    }),
  );
});

const offline = { offline: true, checking: false, onRetry: fn() };

export const Offline = meta.story({
  parameters: { states: ['checkout.offline'] },
  args: { connection: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Necesitas conexión para canjear\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: LABEL })).toBeEnabled();
  },
});

export const Refreshing = meta.story({
  name: 'Being refreshed, price',
  parameters: { states: ['shell.refreshing'] },
  args: { prize: { status: 'ready', freshness: REFRESHING, data: prize } },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed, price',
  parameters: { states: ['shell.not-refreshed'] },
  args: { prize: { status: 'ready', freshness: NOT_REFRESHED, data: prize } },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { prize: { status: 'ready', freshness: OFFLINE, data: prize } },
  play: expectOffline,
});
