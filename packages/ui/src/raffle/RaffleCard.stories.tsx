import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RaffleCard, type RaffleCardProps } from './RaffleCard.tsx';

const args: RaffleCardProps = {
  view: { kind: 'pending', tickets: '3 boletos', text: 'Tienes 3 boletos para el sorteo final.' },
  onReveal: fn(),
  claimHref: '#/claim/reward',
  rewardsHref: '#/rewards',
};

const meta = preview.meta({ title: 'Components/Raffle/RaffleCard', component: RaffleCard, args });

export const Pending = meta.story();

Pending.test('calls onReveal once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '¿Gané?' }));
  await expect(args.onReveal).toHaveBeenCalledTimes(1);
});

export const Won = meta.story({
  args: { view: { kind: 'winner-available', prize: 'Motocicleta de trabajo 125 cc' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reclamar mi premio' })).toBeVisible();
  },
});

export const WonDelivery = meta.story({
  name: 'Won, on its way',
  args: {
    view: {
      kind: 'winner-delivery',
      prize: 'Motocicleta de trabajo 125 cc',
      text: 'Tu premio se entregará en 2 a 3 semanas.',
    },
  },
});

export const WonUnnamed = meta.story({
  name: 'Won, prize without a name',
  args: {
    view: {
      kind: 'winner-delivery',
      prize: 'tu premio',
      text: 'Se entregará en 2 a 3 semanas.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '¡Ganaste!tu premio. Se entregará en 2 a 3 semanas.',
    );
  },
});

export const NotWon = meta.story({
  name: 'Not won',
  args: { view: { kind: 'not-winner', title: 'No fuiste ganador' } },
});
