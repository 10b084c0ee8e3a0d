import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MocksPanel } from './MocksPanel.tsx';

const meta = preview.meta({
  title: 'Components/Shell/MocksPanel',
  component: MocksPanel,
  args: {
    personas: [
      { code: '48213', title: 'Activator' },
      { code: '60001', title: 'Driver' },
    ],
    persona: '48213',
    onPersona: fn(),
    faults: [{ name: 'offline', title: 'No connection' }],
    fault: '',
    onFault: fn(),
    link: '#/start',
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mocks'));
    await expect(canvas.getByLabelText('Persona')).toHaveDisplayValue('48213 · Activator');
    await userEvent.selectOptions(canvas.getByLabelText('Persona'), '60001');
    await expect(args.onPersona).toHaveBeenCalledWith('60001');
    await userEvent.selectOptions(canvas.getByLabelText('Fault'), 'No connection');
    await expect(args.onFault).toHaveBeenLastCalledWith('offline');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/start');
  },
});
