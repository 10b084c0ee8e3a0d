import { raffleView } from '@gemas/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { RaffleStage, type RaffleStageProps } from './RaffleStage.tsx';

type Shown = RaffleStageProps['view'];

const MOTO = 'Motocicleta de trabajo 125 cc';

/** Returns the raffle view of a user with this prize and balance. */
function viewOf(
  winner: Parameters<typeof raffleView>[0]['winner'],
  isBlocked: boolean,
  gems = 1284,
) {
  const view = raffleView(
    { show_result_winner: true, reward_block: isBlocked, winner },
    gems,
    false,
  );
  if (view.kind === 'none') throw new Error('there is a raffle');
  return view;
}

const pending: Shown = viewOf(null, true);

const args: RaffleStageProps = {
  open: true,
  view: pending,
  balance: 1284,
  onReveal: fn(),
  onClose: fn(),
  claimHref: '#/claim/reward',
  rewardsHref: '#/rewards',
};

const meta = preview.meta({ title: 'Components/Raffle/RaffleStage', component: RaffleStage, args });

export const Tickets = meta.story({
  parameters: { states: ['raffle.tickets'] },
  play: async () => {
    const title = screen.getByRole('heading', { name: 'Cada gema se convirtió en un boleto' });
    await expect(title).toHaveFocus();
    await expect(screen.getByText('Tienes 1,284 boletos para el sorteo final.')).toBeVisible();
  },
});

Tickets.test('can be left without asking for the result: by the button', async ({ userEvent }) => {
  const close = screen.getByRole('button', { name: 'Volver al juego' });
  const { height, width } = close.getBoundingClientRect();
  await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  await userEvent.click(close);
  await expect(args.onClose).toHaveBeenCalledTimes(1);
  await expect(args.onReveal).not.toHaveBeenCalled();
});

Tickets.test('can be left by Esc, and by the back gesture', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
  // A back gesture without a cancel event closes the dialog. The component opens it until `open` is false.
  const stage = screen.getByRole<HTMLDialogElement>('dialog');
  stage.close();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  await expect(args.onReveal).not.toHaveBeenCalled();
});

Tickets.test('asks for the result', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: '¿Gané?' }));
  await expect(args.onReveal).toHaveBeenCalledTimes(1);
  await expect(args.onClose).not.toHaveBeenCalled();
});

export const OneTicket = meta.story({
  name: 'One ticket',
  parameters: { states: ['raffle.ticket-one'] },
  args: { view: viewOf(null, true, 1), balance: 1 },
  play: async () => {
    await expect(screen.getByText('Tienes 1 boleto para el sorteo final.')).toBeVisible();
  },
});

export const Won = meta.story({
  name: 'Winner, prize to be claimed',
  parameters: { states: ['raffle.winner-available'] },
  args: { view: viewOf({ reward_name: MOTO, available: true, reward_sku: 'SORTEO-MOTO' }, false) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: '¡Ganaste!' })).toHaveFocus();
    await expect(screen.getByText(MOTO)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Reclamar mi premio' })).toHaveAttribute(
      'href',
      '#/claim/reward',
    );
  },
});

Won.test('closes with Esc', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

export const WonUnnamed = meta.story({
  name: 'Winner of a prize without a name',
  parameters: { states: ['raffle.winner-unnamed'] },
  args: { view: viewOf({ reward_name: ' ', available: true }, false) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: '¡Ganaste!' })).toHaveFocus();
    await expect(screen.getByText('tu premio')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Reclamar mi premio' })).toBeVisible();
  },
});

export const WonDelivery = meta.story({
  name: 'Winner, prize on its way',
  parameters: { states: ['raffle.winner-delivery'] },
  args: { view: viewOf({ reward_name: MOTO, available: false }, false) },
  play: async () => {
    await expect(screen.getByText(MOTO)).toBeVisible();
    await expect(screen.getByText('Tu premio se entregará en 2 a 3 semanas.')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Reclamar mi premio' })).toBeNull();
  },
});

export const NotWon = meta.story({
  name: 'Not won',
  parameters: { states: ['raffle.not-winner'] },
  args: { view: viewOf(null, false) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No fuiste ganador' })).toHaveFocus();
    await expect(screen.getByRole('link', { name: 'Ver mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
  },
});

export const Extremes = meta.story({
  name: 'Extremes: 1,284,000 tickets, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: { view: viewOf(null, true, 1_284_000), balance: 1_284_000 },
  play: async () => {
    await expectNoSideScroll();
    const close = screen.getByRole('button', { name: 'Volver al juego' }).getBoundingClientRect();
    const ticket = document.querySelector('dialog svg text')?.getBoundingClientRect();
    await expect(close.bottom).toBeLessThanOrEqual(ticket?.top ?? 0);
    const box = await screen.findByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});
