import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RedeemCheckBand } from './RedeemCheckBand.tsx';

const meta = preview.meta({
  title: 'Components/Redeem/RedeemCheckBand',
  component: RedeemCheckBand,
  args: { summary: { text: 'Estamos comprobando tu canje: Licuadora de vaso.', isOpen: true } },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Estamos comprobando tu canje');
    await expect(canvas.getByRole('link', { name: 'Ver en Mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
  },
});

export const Settled = meta.story({
  args: { summary: { text: 'Tu canje sí se hizo: Licuadora de vaso.', isOpen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tu canje sí se hizo');
  },
});

export const Empty = meta.story({
  args: { summary: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
