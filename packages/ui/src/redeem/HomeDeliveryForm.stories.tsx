import { deliveryDefaults } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { HomeDeliveryForm, type HomeDeliveryFormProps } from './HomeDeliveryForm.tsx';

const user = fixtures.userFernanda;

const args = {
  id: 'form',
  canSubmit: true,
  addresses: user.addresses,
  defaults: { ...deliveryDefaults(user), address_id: '61' },
  postalLookup: { status: 'idle' },
  onPostalCode: fn(),
  onDraft: fn(),
  onSubmit: fn(),
} satisfies HomeDeliveryFormProps;

const meta = preview.meta({
  title: 'Components/Redeem/HomeDeliveryForm',
  component: HomeDeliveryForm,
  args,
  render: (args) => (
    <div style={{ padding: 16 }}>
      <HomeDeliveryForm {...args} />
      <Button type="submit" form={args.id}>
        Enviar
      </Button>
    </div>
  ),
});

export const SavedAddress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ first_name: user.first_name, address_id: '61' }),
      ),
    );
  },
});

export const FirstAddress = meta.story({
  args: { addresses: [], defaults: deliveryDefaults({ ...user, addresses: [] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findAllByText('Es requerido')).not.toHaveLength(0);
    await expect(canvas.getByLabelText('Código postal')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { canSubmit: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

SavedAddress.test('reports each change as a draft', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Nombre'), ' Luz');
  await expect(args.onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ first_name: `${user.first_name} Luz` }),
  );
});
