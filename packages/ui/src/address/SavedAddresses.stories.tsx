import { type DeliveryForm, NEW_ADDRESS } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { formOfRender } from '../testing/form.ts';
import { expectNoSideScroll } from '../testing/story.ts';
import { SavedAddresses, type SavedAddressesProps } from './SavedAddresses.tsx';

interface Choice {
  /** Id of the address that is chosen initially; `new` for another address, '' for none. */
  chosen: string;
  /** Whether the story shows the error of a form that was submitted without a choice. */
  sent: boolean;
}

const ERRORS = { address_id: { type: 'required', message: 'Es requerido' } };

function InForm({ chosen, sent, ...props }: SavedAddressesProps & Choice) {
  const form = useForm<DeliveryForm>({
    defaultValues: { address_id: chosen },
    ...(sent && { errors: ERRORS }),
  });
  return <SavedAddresses {...props} form={form} />;
}

const meta = preview.type<{ args: Choice }>().meta({
  title: 'Components/Address/SavedAddresses',
  component: SavedAddresses,
  args: {
    addresses: fixtures.userFernanda.addresses,
    legend: '¿A dónde lo enviamos?',
    chosen: '61',
    sent: false,
    form: formOfRender<DeliveryForm>(),
  },
  argTypes: { form: { control: false } },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  // A form reads its initial values only when it is mounted. A new `key` remounts the form when the controls change.
  render: (args) => <InForm key={`${args.chosen} ${args.sent}`} {...args} />,
});

export const NothingChosen = meta.story({
  args: { chosen: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: /Casa/ })).toBeChecked();
  },
});

Chosen.test('changes the choice by tap and by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Trabajo'));
  await expect(canvas.getByRole('radio', { name: /Trabajo/ })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: /Casa/ })).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Agregar otra dirección' })).toBeChecked();
});

export const Another = meta.story({ name: 'Another is added', args: { chosen: NEW_ADDRESS } });

export const Invalid = meta.story({
  args: { chosen: '', sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Es requerido');
  },
});

export const LongNames = meta.story({
  name: 'Extremes: long names',
  globals: { viewport: { value: 'tiny' } },
  args: {
    addresses: fixtures.userFernanda.addresses.map((address) => ({
      ...address,
      label: 'Departamento de mi hermana en la unidad habitacional',
      street: 'Prolongación Boulevard Juan Alonso de Torres Poniente',
    })),
  },
  play: expectNoSideScroll,
});
