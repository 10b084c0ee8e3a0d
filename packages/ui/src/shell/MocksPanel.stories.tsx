import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MocksPanel } from './MocksPanel.tsx';

const meta = preview.meta({
  title: 'Components/Shell/MocksPanel',
  component: MocksPanel,
  args: {
    personas: [
      { code: '48213', title: 'Activadora' },
      { code: '60001', title: 'Chofer' },
    ],
    persona: '48213',
    onPersona: fn(),
    faults: [{ name: 'offline', title: 'Sin red' }],
    fault: '',
    onFault: fn(),
    link: '#/start',
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mocks'));
    await expect(canvas.getByLabelText('Persona')).toHaveDisplayValue('48213 · Activadora');
    await userEvent.selectOptions(canvas.getByLabelText('Persona'), '60001');
    await expect(args.onPersona).toHaveBeenCalledWith('60001');
    await userEvent.selectOptions(canvas.getByLabelText('Falla'), 'Sin red');
    await expect(args.onFault).toHaveBeenLastCalledWith('offline');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/start');
  },
});
