import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Typed({ value: first, onChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Primitives/SearchField',
  component: SearchField,
  args: { label: 'Busca tu premio', placeholder: 'Busca tu premio', value: '', onChange: fn() },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <Typed {...args} />
    </div>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

Empty.test('calls onChange with the typed text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Busca tu premio' }), 'moto');
  await expect(args.onChange).toHaveBeenLastCalledWith('moto');
});

export const Filled = meta.story({
  args: { value: 'pantalla' },
});

Filled.test(
  'clears the text and returns the focus to the input',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

export const Busy = meta.story({ args: { value: 'licuadora', busy: true } });
