import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnansweredDialog } from './UnansweredDialog.tsx';

const args = { open: true, act: 'order' as const, rewardsHref: '#/rewards', onBack: fn() };

const meta = preview.meta({
  title: 'Components/Redeem/UnansweredDialog',
  component: UnansweredDialog,
  args,
});

export const OrderMayExist = meta.story({
  name: 'Order may exist',
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Revisar Mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
  },
});

OrderMayExist.test('is left by a choice only, not by Esc', async ({ userEvent }) => {
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect(args.onBack).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Volver al canje' }));
  await expect(args.onBack).toHaveBeenCalledTimes(1);
});

export const ClaimMayExist = meta.story({
  name: 'Claim may exist',
  args: { act: 'claim' },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'No sabemos si tu premio ya se reclamó' }),
    ).toHaveAttribute('open');
    await expect(screen.getByRole('link', { name: 'Revisar Mis premios' })).toBeInTheDocument();
  },
});

ClaimMayExist.test('leads back to the form', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Volver a mis datos' }));
  await expect(args.onBack).toHaveBeenCalledTimes(1);
});
