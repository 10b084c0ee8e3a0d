import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectEnterMovesOn, fillSilently } from '../../testing/form.ts';
import { Button } from '../Button/Button.tsx';
import { RadioCards } from '../RadioCards.tsx';
import { FieldsForm, type FieldsFormProps } from './FieldsForm.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { ReadOnlyField, TextField } from './TextField.tsx';

const options = [
  { value: 'Centro', label: 'Centro' },
  { value: 'Jardines', label: 'Jardines' },
];

const NAMES = ['search', 'first_name', 'email', 'suburb', 'street', 'comments', 'reference'];
const EMPTY = Object.fromEntries([...NAMES.map((name) => [name, '']), ['size', 'S']]);

/** A form whose text fields have all kinds of neighbours. The values are kept in state. */
function AllKinds(props: FieldsFormProps) {
  const [values, setValues] = useState<Record<string, string>>(EMPTY);
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((all) => ({ ...all, [name]: value })),
  });
  return (
    <>
      <FieldsForm {...props} values={() => values} style={{ display: 'grid', gap: 16 }}>
        <TextField label="Busca" type="search" {...field('search')} />
        <TextField label="Nombre" {...field('first_name')} />
        <TextField label="Correo" type="email" {...field('email')} />
        <RadioCards
          legend="Talla"
          name="size"
          value={values.size ?? ''}
          onSelect={(size) => setValues((all) => ({ ...all, size }))}
          options={[
            { value: 'S', label: 'Chica' },
            { value: 'L', label: 'Grande' },
          ]}
        />
        <ReadOnlyField label="Ciudad" name="city" value="León" />
        <SelectField label="Colonia" placeholder="Elige" options={options} {...field('suburb')} />
        <TextField label="Calle" {...field('street')} />
        <TextAreaField label="Comentarios" {...field('comments')} />
        <TextField label="Referencia" {...field('reference')} />
        <ReadOnlyField label="Estado" name="state" value="Guanajuato" />
      </FieldsForm>
      <Button type="submit" form={props.id}>
        Canjear
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Primitives/FieldsForm',
  component: FieldsForm,
  parameters: { aliases: ['Enter', 'implicit submission', 'autofill'] },
  args: { id: 'fields', values: () => ({}), onSubmit: fn(), onLastField: fn() },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  render: (args) => <AllKinds {...args} />,
});

const form = (canvasElement: HTMLElement) => canvasElement.querySelector('form') as HTMLFormElement;

export const Ready = meta.story({
  play: async ({ args }) => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const EnterMovesOn = meta.story({
  name: 'Enter moves to the next field',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectEnterMovesOn(userEvent, ['Nombre', 'Correo', 'Colonia']);
    await expectEnterMovesOn(userEvent, ['Calle', 'Comentarios']);
    await expectEnterMovesOn(userEvent, ['Referencia', null]);
    await expectEnterMovesOn(userEvent, ['Busca', null]);
    await expect(canvas.getByLabelText('Busca')).toHaveAttribute('enterkeyhint', 'search');
    // Enter sends nothing from any other element of the form either.
    for (const element of form(canvasElement).elements) {
      if (element instanceof HTMLTextAreaElement) continue;
      (element as HTMLElement).focus();
      if (!(element instanceof HTMLButtonElement)) await userEvent.keyboard('{Enter}');
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

Ready.test(
  'calls onLastField only when Enter leaves the last field',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nombre'), '{Enter}');
    await userEvent.type(canvas.getByLabelText('Busca'), '{Enter}');
    await expect(args.onLastField).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Referencia'), '{Enter}');
    await expect(args.onLastField).toHaveBeenCalledTimes(1);
  },
);

Ready.test('a held Enter moves on once', async ({ canvas, userEvent }) => {
  canvas.getByLabelText('Nombre').focus();
  await userEvent.keyboard('{Enter>}');
  const email = canvas.getByLabelText('Correo');
  // The browser does not submit by a repeated key either: the event is cancelled.
  await expect(fireEvent.keyDown(email, { key: 'Enter', repeat: true })).toBe(false);
  await expect(email).toHaveFocus();
});

Ready.test('Enter in a select is left to the browser, which opens the list', async ({ canvas }) => {
  const select = canvas.getByLabelText('Colonia');
  await expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(true);
});

Ready.test('Enter is a new line in a text area', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Comentarios'), 'Uno{Enter}dos');
  await expect(canvas.getByLabelText('Comentarios')).toHaveValue('Uno\ndos');
});

Ready.test(
  'the button submits: by a tap, by Enter on the button, by assistive technology',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Canjear' });
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    button.click();
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
  },
);

export const FilledSilently = meta.story({
  name: 'Fields filled without events',
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Nombre');
    const suburb = canvas.getByLabelText<HTMLSelectElement>('Colonia');
    const comments = canvas.getByLabelText<HTMLTextAreaElement>('Comentarios');
    fillSilently(name, 'Fernanda');
    fillSilently(suburb, 'Jardines');
    fillSilently(comments, 'Uno');
    await userEvent.click(canvas.getByRole('button', { name: 'Canjear' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    // A change elsewhere renders the form again, and must not restore the empty values.
    await userEvent.type(canvas.getByLabelText('Calle'), 'Hidalgo');
    await expect(name).toHaveValue('Fernanda');
    await expect(suburb).toHaveValue('Jardines');
    await expect(comments).toHaveValue('Uno');
  },
});
