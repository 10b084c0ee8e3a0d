import { type DeliveryForm, NEW_ADDRESS, type PostalLookup } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AddressForm } from './AddressForm.tsx';

interface Props {
  typed: Partial<DeliveryForm>;
  lookup: PostalLookup;
  onPostalCode: (code: string) => void;
}

const EMPTY: DeliveryForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address_id: NEW_ADDRESS,
  receiver: '',
  postal_code: '',
  neighborhood: '',
  street: '',
  number: '',
  complement: '',
  city: '',
  state: '',
  reference: '',
};

function InForm({ typed, lookup, onPostalCode }: Props) {
  const form = useForm<DeliveryForm>({ defaultValues: { ...EMPTY, ...typed } });
  return <AddressForm form={form} lookup={lookup} onPostalCode={onPostalCode} />;
}

const onPostalCode = fn();
const ready: PostalLookup = { status: 'ready', options: fixtures.neighborhoods };
const townOnly: PostalLookup = {
  status: 'ready',
  options: [
    {
      id: 1,
      type_suburb: 'Colonia',
      suburb: 'Jocotepec Centro',
      city: '',
      state: 'Jalisco',
      town: 'Jocotepec',
    },
  ],
};
const args: Props = { typed: {}, lookup: { status: 'idle' }, onPostalCode };

const meta = preview.meta({ title: 'Components/Address/AddressForm', component: InForm, args });

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(onPostalCode).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Código postal'), 'abc');
    await expect(onPostalCode).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('Código postal'));
    await userEvent.paste('01 000');
    await expect(canvas.getByLabelText('Código postal')).toHaveValue('01000');
    await expect(onPostalCode).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'León');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('');
  },
});

export const Options = meta.story({
  name: 'Several neighbourhoods',
  args: { typed: { postal_code: '37530' }, lookup: ready },
  play: async ({ canvas, userEvent }) => {
    const colony = canvas.getByLabelText('Colonia');
    await expect(colony).toHaveValue('');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('León');
    await userEvent.selectOptions(colony, 'Valle de Jerez');
    await expect(colony).toHaveValue('Valle de Jerez');
  },
});

export const TownOnly = meta.story({
  name: 'City missing, town shown',
  args: { typed: { postal_code: '45800' }, lookup: townOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Jocotepec');
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('Jocotepec Centro');
  },
});

export const Restored = meta.story({
  name: 'Kept draft asks for its neighbourhoods',
  args: { typed: { postal_code: '37530', neighborhood: 'Jardines de Jerez', city: 'León' } },
  play: async ({ canvas }) => {
    await expect(onPostalCode).toHaveBeenCalledWith('37530');
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('Jardines de Jerez');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('León');
  },
});
