import { deliveryDefaults, NEW_ADDRESS } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import { STORY_TIME } from '../../../../../.storybook/clock.ts';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { RedeemCheckProps } from '../../redeem/RedeemCheck/RedeemCheck.tsx';
import { expectEnterMovesOn } from '../../testing/form.ts';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { ClaimRewardScreen, type ClaimRewardScreenProps } from './ClaimRewardScreen.tsx';

const user = fixtures.userFernanda;
const defaults = deliveryDefaults(user);

const args: ClaimRewardScreenProps = {
  prize: 'Motocicleta de trabajo 125 cc',
  claim: { step: 'form' },
  addresses: user.addresses,
  defaults,
  postalLookup: { status: 'idle' },
  onPostalCode: fn(),
  onDraft: fn(),
  onSubmit: fn(),
  onBack: fn(),
  rewardsHref: '#/rewards',
  scoreHref: '#/score',
};

const meta = preview.meta({
  title: 'Screens/ClaimReward',
  parameters: { chromatic: screenPictures },
  component: ClaimRewardScreen,
  args,
});

export const Ready = meta.story({
  parameters: { states: ['claim.form'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Reclamar mi premio' }),
    ).toBeVisible();
    await expect(canvas.getByText('Motocicleta de trabajo 125 cc')).toBeVisible();
  },
});

Ready.test('submits the filled-in values', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reclamar mi premio' }));
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      address_id: String(user.addresses[0]?.id),
      phone: '4771234508',
    }),
  );
});

Ready.test('Enter claims nothing in any field', async ({ canvas, userEvent }) => {
  await expectEnterMovesOn(userEvent, ['Nombre', 'Apellidos', 'Correo', 'Teléfono', null]);
  canvas.getByRole('radio', { checked: true }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const NoAddresses = meta.story({
  name: 'No saved address',
  args: { addresses: [], defaults: { ...defaults, address_id: NEW_ADDRESS, first_name: '' } },
});

export const Invalid = meta.story({
  args: { addresses: [], defaults: { ...defaults, address_id: NEW_ADDRESS, first_name: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reclamar mi premio' }));
    await expect(canvas.getByLabelText('Nombre')).toHaveAccessibleDescription('Es requerido');
    await expect(canvas.getByLabelText('Calle')).toHaveAccessibleDescription('Es requerido');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  parameters: { states: ['claim.sending'] },
  args: { claim: { step: 'sending' } },
});

Sending.test('ignores further taps', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Enviando...' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  parameters: { states: ['claim.failed'] },
  args: { claim: { step: 'failed', text: 'Ese premio ya se reclamó.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ese premio ya se reclamó.');
    await expect(canvas.getByLabelText('Correo')).toHaveValue(user.email);
  },
});

Failed.test('submits again after a tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
});

const onTryAgain = fn();
const check = {
  entry: {
    kind: 'claim',
    state: 'unknown',
    name: 'Motocicleta',
    message: '',
    sentAt: STORY_TIME - 60_000,
  },
  checking: false,
  onCheck: fn(),
  onTryAgain,
  rewardsHref: '#/rewards',
  supportHref: null,
} satisfies RedeemCheckProps;

export const Unanswered = meta.story({
  parameters: { states: ['claim.unanswered'] },
  args: { check },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^No sabemos si tu premio/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Revisar Mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
    await expect(canvas.queryByLabelText('Correo')).toBeNull();
  },
});

export const FailureEvent = meta.story({
  name: 'Unanswered, later known: not claimed',
  parameters: { states: ['claim.not-made'] },
  args: { check: { ...check, entry: { ...check.entry, state: 'not-made' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu premio no se reclamó. Puedes intentar de nuevo.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Proved = meta.story({
  name: 'Unanswered, later known: claimed',
  parameters: { states: ['claim.success'] },
  args: { check: { ...check, entry: { ...check.entry, state: 'made' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '¡Felicidades!' })).toHaveFocus();
  },
});

export const Claimed = meta.story({
  parameters: { states: ['claim.success'] },
  args: { claim: { step: 'claimed' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '¡Felicidades!' })).toHaveFocus();
    await expect(canvasElement).toHaveTextContent('Recibimos tus datos de envío.');
    // The spec gives a delivery time only for prizes without a claim (spec section 2), so no delivery time is shown.
    await expect(canvasElement).not.toHaveTextContent('semanas');
    await expect(canvas.getByRole('link', { name: 'Ver mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long prize, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: { prize: 'Refrigerador dúplex de veintiséis pies cúbicos con despachador', addresses: [] },
  play: expectNoSideScroll,
});

export const Offline = meta.story({
  parameters: { states: ['claim.offline'] },
  args: { connection: { offline: true, checking: false, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Necesitas conexión para reclamar tu premio\./)).toBeVisible();
  },
});

Ready.test('calls onDraft with the typed values', async ({ canvas, userEvent, args: given }) => {
  await userEvent.type(canvas.getByLabelText('Nombre'), ' Luz');
  await expect(given.onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ first_name: `${user.first_name} Luz` }),
  );
});
