import { type DeliveryForm, deliveryDefaults, type PostalLookup } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Autofill } from '../../primitives/Field/autofill.ts';
import { formOfRender } from '../../testing/form.ts';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

interface Typed {
  /** Initial values of the fields. */
  typed: Partial<DeliveryForm>;
  /** Whether the story shows the errors of a form that was submitted with all fields empty. */
  sent: boolean;
}

const EMPTY = deliveryDefaults({
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  addresses: [],
});
const REQUIRED = ['receiver', 'postal_code', 'number', 'neighborhood', 'street'] as const;
const ERRORS = Object.fromEntries(
  REQUIRED.map((name) => [name, { type: 'required', message: 'Es requerido' }]),
);

function InForm({ typed, sent, ...props }: AddressFormProps & Typed) {
  const form = useForm<DeliveryForm>({
    defaultValues: { ...EMPTY, ...typed },
    ...(sent && { errors: ERRORS }),
  });
  return <AddressForm {...props} form={form} />;
}

const ready: PostalLookup = { status: 'ready', options: fixtures.neighborhoods };
const noCity: PostalLookup = {
  status: 'ready',
  options: [
    { id: 1, type_suburb: 'Ejido', suburb: 'El Refugio', city: '', state: 'Jalisco', town: '' },
    { id: 2, type_suburb: 'Colonia', suburb: 'Sur', city: 'Tala', state: 'Jalisco', town: '' },
  ],
};
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

const meta = preview.type<{ args: Typed }>().meta({
  title: 'Components/Address/AddressForm',
  component: AddressForm,
  args: {
    typed: {},
    sent: false,
    lookup: { status: 'idle' as const },
    onPostalCode: fn(),
    form: formOfRender<DeliveryForm>(),
  },
  argTypes: { form: { control: false }, lookup: { control: 'object' } },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  // A form reads its initial values only when it is mounted. A new `key` remounts the form when the controls change.
  render: (args) => <InForm key={JSON.stringify([args.typed, args.sent])} {...args} />,
});

export const Empty = meta.story({
  play: async ({ args }) => {
    await expect(args.onPostalCode).not.toHaveBeenCalled();
  },
});

Empty.test(
  'accepts only digits as postal code, and no typed city',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Código postal'), 'abc');
    await expect(args.onPostalCode).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('Código postal'));
    await userEvent.paste('01 000');
    await expect(canvas.getByLabelText('Código postal')).toHaveValue('01000');
    await expect(args.onPostalCode).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'León');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('');
  },
);

export const SharedPhone = Empty.extend({
  decorators: [
    (Story) => (
      <Autofill value={false}>
        <Story />
      </Autofill>
    ),
  ],
  play: async ({ canvas }) => {
    for (const label of ['Quién recibe', 'Código postal', 'Colonia', 'Calle', 'Ciudad', 'Estado']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'off');
    }
  },
});

Empty.test(
  'has an autocomplete value and keyboard attributes on each field',
  async ({ canvas }) => {
    for (const [label, filledBy] of [
      ['Quién recibe', 'shipping name'],
      ['Código postal', 'shipping postal-code'],
      ['Número', 'off'],
      ['Colonia', 'shipping address-level3'],
      ['Calle', 'shipping address-line1'],
      [/^Interior o departamento/, 'shipping address-line2'],
      ['Ciudad', 'shipping address-level2'],
      ['Estado', 'shipping address-level1'],
      [/^Referencia/, 'off'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', filledBy);
    }
    await expect(canvas.getByLabelText('Código postal')).toHaveAttribute('inputmode', 'numeric');
    for (const label of ['Quién recibe', 'Calle']) {
      const name = canvas.getByLabelText(label);
      await expect(name).toHaveAttribute('autocapitalize', 'words');
      await expect(name).toHaveAttribute('spellcheck', 'false');
    }
  },
);

export const Loading = meta.story({
  args: { typed: { postal_code: '37530' }, lookup: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Buscando colonias...');
  },
});

export const Options = meta.story({
  name: 'Several neighbourhoods',
  argTypes: { lookup: { control: false } },
  args: { typed: { postal_code: '37530' }, lookup: ready },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('León');
  },
});

Options.test('accepts the chosen neighbourhood', async ({ canvas, userEvent }) => {
  const colony = canvas.getByLabelText('Colonia');
  await userEvent.selectOptions(colony, 'Valle de Jerez');
  await expect(colony).toHaveValue('Valle de Jerez');
});

export const TownOnly = meta.story({
  name: 'City missing, town shown',
  args: { typed: { postal_code: '45800' }, lookup: townOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Jocotepec');
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('Jocotepec Centro');
  },
});

export const NoCity = meta.story({
  name: 'Neither city nor town: typed',
  parameters: { states: ['postal.no-city'] },
  args: { typed: { postal_code: '45300', neighborhood: 'El Refugio' }, lookup: noCity },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Estado')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Ciudad')).toHaveAccessibleDescription(
      'Tu código postal no la trae: escríbela.',
    );
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'Tala');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Tala');
  },
});

NoCity.test(
  'fills in the city if the chosen neighbourhood has a city',
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colonia'), 'Sur');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Tala');
    await expect(canvas.getByLabelText('Ciudad')).toHaveAttribute('readonly');
    await userEvent.selectOptions(canvas.getByLabelText('Colonia'), 'El Refugio');
    await expect(canvas.getByLabelText('Ciudad')).not.toHaveAttribute('readonly');
    // What the user typed for this neighbourhood is not lost.
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Tala');
  },
);

const whole = { receiver: 'Martín Hernández', street: 'Hidalgo', number: '12' };

export const TypedByHand = meta.story({
  name: 'Postal code not found: neighbourhood, city and state typed',
  parameters: { states: ['postal.by-hand'] },
  args: { typed: { ...whole, postal_code: '00000' }, lookup: { status: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    const colony = canvas.getByLabelText('Colonia');
    await expect(colony).toHaveAccessibleDescription(
      'Si tu código postal está bien, escribe tu colonia, tu ciudad y tu estado.',
    );
    await userEvent.type(colony, 'La Soledad');
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'Tala');
    await userEvent.type(canvas.getByLabelText('Estado'), 'Jalisco');
    await expect(colony).toHaveValue('La Soledad');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Tala');
    await expect(canvas.getByLabelText('Estado')).toHaveValue('Jalisco');
    await expect(canvas.getByRole('status')).toHaveTextContent(/escribe tu colonia/);
  },
});

export const FailedTwice = meta.story({
  name: 'Failed twice: neighbourhood, city and state typed',
  parameters: { states: ['postal.failed-twice'] },
  args: { typed: { ...whole, postal_code: '37530' }, lookup: { status: 'failed', times: 2 } },
  play: async ({ canvas, userEvent }) => {
    const colony = canvas.getByLabelText('Colonia');
    await expect(colony).toHaveAccessibleDescription('Escribe tu colonia, tu ciudad y tu estado.');
    await userEvent.type(colony, 'jardines de jeréz');
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'Leon');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** Changes the state of the look-up by a button, as a page does when the server answers. */
function Answering({ next, ...props }: AddressFormProps & Typed & { next: PostalLookup }) {
  const [lookup, setLookup] = useState(props.lookup);
  return (
    <>
      <InForm {...props} lookup={lookup} />
      <button type="button" onClick={() => setLookup(next)}>
        Answer
      </button>
    </>
  );
}

FailedTwice.test(
  'a retry that succeeds keeps what was typed, and fills in what the look-up knows',
  { render: (args) => <Answering {...args} next={ready} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Answer'));
    const colony = canvas.getByRole('combobox', { name: 'Colonia' });
    await expect(colony).toHaveValue('Jardines de Jerez');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('León');
    await expect(canvas.getByLabelText('Ciudad')).toHaveAttribute('readonly');
  },
);

FailedTwice.test(
  'a retry that succeeds keeps a typed neighbourhood that the look-up does not list',
  { render: (args) => <Answering {...args} next={ready} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Colonia'));
    await userEvent.type(canvas.getByLabelText('Colonia'), 'La Soledad');
    await userEvent.click(canvas.getByText('Answer'));
    await expect(canvas.getByRole('combobox', { name: 'Colonia' })).toHaveValue('La Soledad');
  },
);

TypedByHand.test(
  'another code that is found replaces only what the look-up fills in, and an unknown one restores what was typed',
  { render: (args) => <Answering {...args} next={ready} /> },
  async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('Código postal');
    await userEvent.clear(code);
    for (const label of ['Colonia', 'Ciudad', 'Estado']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
    await userEvent.type(code, '00001');
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('La Soledad');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Tala');
    await userEvent.clear(code);
    await userEvent.click(canvas.getByText('Answer'));
    await userEvent.type(code, '37530');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('León');
    await expect(canvas.getByRole('combobox', { name: 'Colonia' })).toHaveValue('');
    for (const [label, value] of [
      ['Quién recibe', 'Martín Hernández'],
      ['Calle', 'Hidalgo'],
      ['Número', '12'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
    }
  },
);

export const CodeTooLong = meta.story({
  name: 'Postal code of six digits',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Código postal'));
    await userEvent.paste('010001');
    await expect(canvas.getByLabelText('Código postal')).toHaveValue('010001');
    await expect(canvas.getByLabelText('Código postal')).toHaveAccessibleDescription(
      'Debe contener 5 dígitos',
    );
    await expect(args.onPostalCode).toHaveBeenLastCalledWith('010001');
  },
});

export const LongReference = meta.story({
  name: 'Reference of more than 150 characters',
  play: async ({ canvas, userEvent }) => {
    const reference = canvas.getByLabelText(/^Referencia/);
    await userEvent.click(reference);
    await userEvent.paste('a'.repeat(151));
    // Not cut while the user types or pastes. The form reports it on submit ('Máximo 150 caracteres').
    await expect(reference).toHaveValue('a'.repeat(151));
  },
});

export const Restored = meta.story({
  name: 'Restored draft',
  args: { typed: { postal_code: '37530', neighborhood: 'Jardines de Jerez', city: 'León' } },
  play: async ({ canvas, args }) => {
    // A draft contains a postal code without its neighbourhoods, so the neighbourhoods must be requested.
    await expect(args.onPostalCode).toHaveBeenCalledWith('37530');
    await expect(canvas.getByLabelText('Colonia')).toHaveValue('Jardines de Jerez');
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('León');
  },
});

export const CodeNotFound = meta.story({
  name: 'Postal code not found',
  args: { typed: { postal_code: '00000' }, lookup: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Código postal')).toHaveAccessibleDescription(
      'No encontramos ese código postal. Revísalo o prueba otro.',
    );
  },
});

export const Failed = meta.story({
  args: { typed: { postal_code: '37530' }, lookup: { status: 'failed', times: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Código postal')).toHaveAccessibleDescription(
      'No pudimos buscar tu código postal.',
    );
  },
});

Failed.test('looks up the same postal code again on retry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
  await expect(args.onPostalCode).toHaveBeenCalledTimes(1);
  await expect(args.onPostalCode).toHaveBeenCalledWith('37530');
  await expect(canvas.getByLabelText('Código postal')).toHaveFocus();
});

export const Invalid = meta.story({
  name: 'Invalid: sent empty',
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Es requerido')).toHaveLength(REQUIRED.length);
    await expect(canvas.getByLabelText('Quién recibe')).toBeInvalid();
    await expect(canvas.getByLabelText(/^Referencia/)).toBeValid();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: long names, text at 200 %',
  args: {
    typed: {
      receiver: 'María del Refugio Xicohténcatl-Montes de la Garza y Hernández',
      postal_code: '37530',
      neighborhood: 'Fraccionamiento Jardines de San Francisco de los Romo, segunda sección',
      street: 'Prolongación Boulevard Juan Alonso de Torres Poniente',
      city: 'San Francisco de los Romo',
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
