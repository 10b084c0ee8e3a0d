import type { LedgerState } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import { STORY_TIME } from '../../../../../.storybook/clock.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { RedeemCheck, type RedeemCheckProps } from './RedeemCheck.tsx';

const entry: RedeemCheckProps['entry'] = {
  kind: 'order',
  state: 'unknown',
  name: 'Licuadora de vaso',
  message: '',
  sentAt: STORY_TIME - 60_000,
};

const args = {
  entry,
  checking: false,
  onCheck: fn(),
  onTryAgain: fn(),
  rewardsHref: '#/rewards',
  supportHref: '#/support',
} satisfies RedeemCheckProps;

const onPutAside = fn();

const meta = preview.meta({
  title: 'Components/Redeem/RedeemCheck',
  component: RedeemCheck,
  args,
});

const inState = (state: LedgerState, over: Partial<typeof entry> = {}) => ({
  entry: { ...entry, state, ...over },
});

export const Unknown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('. Canje de las 3:04 p. m.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pedir ayuda a soporte' })).toHaveAttribute(
      'href',
      '#/support',
    );
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar de nuevo' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  name: 'Sending, in another tab or before the page was closed',
  args: inState('sending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No hace falta que lo pidas otra vez/)).toBeVisible();
  },
});

export const Checking = meta.story({
  args: { checking: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobando...' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
});

export const WithServerWords = meta.story({
  name: "Unknown, with the server's words",
  args: inState('unknown', { message: 'Llegaste al límite de canjes de este mes.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/«Llegaste al límite de canjes de este mes.»/)).toBeVisible();
  },
});

export const Unproven = meta.story({
  name: 'Unproven: no list of orders for 10 minutes',
  args: inState('unproven'),
  parameters: { states: ['order.unproven'] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No pudimos comprobar tu canje' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Comprobar de nuevo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Canjear otra vez' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const UnprovenOnRewards = meta.story({
  name: 'Unproven, on a screen without a form',
  args: { ...inState('unproven'), onPutAside },
  render: (props) => <RedeemCheck {...props} onTryAgain={undefined} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Canjear otra vez' })).toBeNull();
    await expect(canvas.queryByText(/otra vez/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ya no mostrar' }));
    await expect(onPutAside).toHaveBeenCalledOnce();
  },
});

export const UnprovenClaim = meta.story({
  name: 'Unproven claim',
  args: inState('unproven', { kind: 'claim', name: 'Motocicleta' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/no cuesta esmeraldas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar otra vez' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Made = meta.story({
  args: inState('made'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu canje sí se hizo' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const FailureEvent = meta.story({
  name: 'Not made',
  args: inState('not-made'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu canje no se hizo. Puedes intentar de nuevo.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Claim = meta.story({
  args: inState('unknown', { kind: 'claim', name: 'Motocicleta' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No sabemos si tu premio ya se reclamó' }),
    ).toBeVisible();
  },
});

export const WrongClock = meta.story({
  name: 'A time in the future is not shown',
  args: inState('unknown', { sentAt: STORY_TIME + 365 * 24 * 60 * 60 * 1000 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Canje de/)).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name and message, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: inState('unknown', {
    name: 'Refrigeradora multipuerta de 28 pies con despachador de agua y congelador inferior',
    message: 'x'.repeat(120),
  }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
