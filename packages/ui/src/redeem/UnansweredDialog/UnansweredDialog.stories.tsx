import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnansweredDialog } from './UnansweredDialog.tsx';

const args = { open: true, act: 'order' as const, rewardsHref: '#/rewards', onBack: fn() };

const meta = preview.meta({
  title: 'Components/Redeem/UnansweredDialog',
  component: UnansweredDialog,
  args,
});

export const MayExist = meta.story({
  name: 'The order may exist',
  play: async ({ userEvent }) => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onBack).not.toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: 'Revisar Mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Volver al canje' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
});

export const ClaimMayExist = meta.story({
  name: 'The claim may exist',
  args: { act: 'claim' },
  play: async ({ userEvent }) => {
    await expect(
      screen.getByRole('dialog', { name: 'No sabemos si tu premio ya se reclamó' }),
    ).toHaveAttribute('open');
    await expect(screen.getByRole('link', { name: 'Revisar Mis premios' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a mis datos' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
});
