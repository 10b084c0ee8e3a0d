import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RepeatRiskDialog } from './RepeatRiskDialog.tsx';

const args = { open: true, onAccept: fn(), onCancel: fn() };

const meta = preview.meta({
  title: 'Components/Redeem/RepeatRiskDialog',
  component: RepeatRiskDialog,
  args,
});

export const Asking = meta.story({
  parameters: { states: ['order.risk'] },
  play: async ({ userEvent }) => {
    const name = '¿Canjear otra vez aunque podrías pagar dos veces?';
    await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-deliberate');
    await expect(screen.getByText(/Si sí se hizo, .* pagarías dos veces/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, canjear otra vez' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Mejor esperar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
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
