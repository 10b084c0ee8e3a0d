import type { PersonalData } from '@gemas/domain';
import { type UseFormProps, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { PersonalFields, type PersonalFieldsProps } from './PersonalFields.tsx';

const fernanda: PersonalData = {
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fernanda.avila@correo.mx',
  phone: '4771234508',
};
const NO_ERRORS = {};
const nobody: PersonalData = { first_name: '', last_name: '', email: '', phone: '' };

/** Placeholder for the form in `args`. Only a hook can create a form, so `render` creates the real form. */
const MADE_BY_THE_STORY = undefined as unknown as PersonalFieldsProps['form'];

type Typed = Pick<UseFormProps<PersonalData>, 'defaultValues' | 'errors'>;

function InForm({ defaultValues = nobody, errors = NO_ERRORS }: Typed) {
  const form = useForm<PersonalData>({ defaultValues, errors });
  return <PersonalFields form={form} />;
}

const meta = preview.meta({
  title: 'Components/Redeem/PersonalFields',
  component: PersonalFields,
  args: { form: MADE_BY_THE_STORY },
  argTypes: { form: { control: false } },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Canjear</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  render: () => <InForm defaultValues={fernanda} />,
  play: async ({ canvas }) => {
    for (const [label, value, filledBy] of [
      ['Nombre', 'Fernanda', 'given-name'],
      ['Apellidos', 'Hernández Ávila', 'family-name'],
      ['Correo', 'fernanda.avila@correo.mx', 'email'],
      ['Teléfono', '4771234508', 'tel-national'],
    ] as const) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAttribute('autocomplete', filledBy);
    }
    for (const label of ['Nombre', 'Apellidos']) {
      const name = canvas.getByLabelText(label);
      await expect(name).toHaveAttribute('autocapitalize', 'words');
      await expect(name).toHaveAttribute('spellcheck', 'false');
    }
    await expect(canvas.getByLabelText('Teléfono')).toHaveAttribute('inputmode', 'tel');
  },
});

Ready.test('accepts a pasted phone number with a country code', async ({ canvas, userEvent }) => {
  const phone = canvas.getByLabelText('Teléfono');
  await userEvent.clear(phone);
  await userEvent.click(phone);
  await userEvent.paste('+52 477 123 4508');
  await expect(phone).toHaveValue('+52 477 123 4508');
});

Ready.test(
  'removes characters that a phone number cannot contain',
  async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Teléfono');
    await userEvent.clear(phone);
    await userEvent.type(phone, '477 abc12');
    await expect(phone).toHaveValue('477 12');
  },
);

export const Empty = meta.story({ render: () => <InForm /> });

export const Invalid = meta.story({
  render: () => (
    <InForm
      defaultValues={{ ...fernanda, first_name: '', email: 'fer.avila@correo', phone: '477 123' }}
      errors={{
        first_name: { type: 'required', message: 'Es requerido' },
        email: { type: 'matches', message: 'Es invalido' },
        phone: { type: 'matches', message: 'Es invalido' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nombre')).toHaveAccessibleDescription('Es requerido');
    await expect(canvas.getByLabelText('Apellidos')).toBeValid();
    await expect(canvas.getByLabelText('Correo')).toHaveAccessibleDescription('Es invalido');
    await expect(canvas.getByLabelText('Teléfono')).toHaveAccessibleDescription('Es invalido');
  },
});

Invalid.test(
  'clears only the error of the field in which the user types',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Correo'), '.mx');
    await expect(canvas.getByLabelText('Correo')).toHaveAccessibleDescription('');
    await expect(canvas.getByLabelText('Nombre')).toHaveAccessibleDescription('Es requerido');
  },
);

export const Extremes = meta.story({
  name: 'Extremes: long values and errors, text at 200 %, 320 px',
  render: () => (
    <InForm
      defaultValues={{
        first_name: 'María de los Ángeles Guadalupe',
        last_name: 'Xicohténcatl-Montes de la Garza',
        email: 'maria.de.los.angeles.guadalupe.xicohtencatl@correo.com.mx',
        phone: '+52 (477) 123-45-08',
      }}
      errors={{ last_name: { type: 'max', message: 'Máximo 150 caracteres' } }}
    />
  ),
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
