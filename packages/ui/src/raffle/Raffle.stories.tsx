import { useEffect, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Raffle, type RaffleProps } from './Raffle.tsx';

const args: RaffleProps = {
  view: { kind: 'pending', tickets: '3 boletos', text: 'Tienes 3 boletos para el sorteo final.' },
  mayCover: true,
  balance: 3,
  onReveal: fn(),
  onLeave: fn(),
  claimHref: '#/claim/reward',
  rewardsHref: '#/rewards',
};

const meta = preview.meta({ title: 'Components/Raffle/Raffle', component: Raffle, args });

export const Tickets = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** Remembered data without a raffle, and then the server's answer with the tickets. */
function Late(props: RaffleProps) {
  const [hasAnswer, setHasAnswer] = useState(false);
  useEffect(() => setHasAnswer(true), []);
  return <Raffle {...props} view={hasAnswer ? props.view : { kind: 'none' }} />;
}

export const LateTickets = meta.story({
  name: 'Tickets that arrive after Score was opened',
  render: (props) => <Late {...props} />,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Behind = meta.story({
  name: 'Behind other dialogs',
  args: { mayCover: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tienes 3 boletos para el sorteo final.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

Behind.test('opens by a tap on the card all the same', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '¿Gané?' }));
  await expect(screen.getByRole('dialog')).toBeVisible();
});

export const Result = meta.story({
  args: { view: { kind: 'winner-available', prize: 'Motocicleta de trabajo 125 cc' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reclamar mi premio' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Left = meta.story({
  name: 'Left without asking, then opened again from the card',
  parameters: { states: ['raffle.left'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Volver al juego' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(args.onReveal).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('Tienes 3 boletos para el sorteo final.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '¿Gané?' }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});
