import { type Address, type DeliveryForm, NEW_ADDRESS } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';

interface Props {
  addresses: readonly Address[];
  chosen: string;
}

function InForm({ addresses, chosen }: Props) {
  const form = useForm<DeliveryForm>({ defaultValues: { address_id: chosen } });
  return <SavedAddresses form={form} addresses={addresses} legend="¿A dónde lo enviamos?" />;
}

const args: Props = { addresses: fixtures.userFernanda.addresses, chosen: '61' };

const meta = preview.meta({ title: 'Components/Address/SavedAddresses', component: InForm, args });

export const Chosen = meta.story({
  name: 'One is chosen',
  play: async ({ canvas, userEvent }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(3);
    await userEvent.click(canvas.getByText('Trabajo'));
    await expect(canvas.getByRole('radio', { name: /Trabajo/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Casa/ })).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Agregar otra dirección' })).toBeChecked();
  },
});

export const Another = meta.story({ name: 'Another is added', args: { chosen: NEW_ADDRESS } });

export const LongNames = meta.story({
  name: 'Long names',
  globals: { viewport: { value: 'tiny' } },
  args: {
    addresses: fixtures.userFernanda.addresses.map((address) => ({
      ...address,
      label: 'Departamento de mi hermana en la unidad habitacional',
      street: 'Prolongación Boulevard Juan Alonso de Torres Poniente',
    })),
  },
});
