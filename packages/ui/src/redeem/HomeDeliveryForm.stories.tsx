import { deliveryDefaults } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { expectEnterMovesOn, fillSilently } from '../testing/form.ts';
import { HomeDeliveryForm, type HomeDeliveryFormProps } from './HomeDeliveryForm.tsx';

const user = fixtures.userFernanda;

const given = {
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
  args: given,
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

SavedAddress.test(
  'only the button submits: Enter moves on, and leaves the last field',
  async ({ args, canvas, userEvent }) => {
    await expectEnterMovesOn(userEvent, ['Nombre', 'Apellidos', 'Correo', 'Teléfono', null]);
    canvas.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
);

export const FilledSilently = meta.story({
  name: 'Fields filled without events',
  args: { defaults: deliveryDefaults({ ...user, first_name: '', email: '' }) },
  play: async ({ args, canvas, userEvent }) => {
    fillSilently(canvas.getByLabelText('Nombre'), 'Luz');
    fillSilently(canvas.getByLabelText('Correo'), 'luz@correo.mx');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ first_name: 'Luz', email: 'luz@correo.mx' }),
      ),
    );
    await expect(canvas.queryByText('Es requerido')).toBeNull();
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

FirstAddress.test(
  'Enter moves through the fields of a new address',
  async ({ args, canvas, userEvent }) => {
    await expectEnterMovesOn(userEvent, [
      'Teléfono',
      'Quién recibe',
      'Código postal',
      'Número',
      'Colonia',
    ]);
    await expectEnterMovesOn(userEvent, ['Calle', /^Interior/, /^Referencia/, null]);
    canvas.getByLabelText('Ciudad').focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByLabelText('Colonia').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

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
