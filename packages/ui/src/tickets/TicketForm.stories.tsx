import { type NewTicket, ticketTopics } from '@gemas/domain';
import { type UseFormProps, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { TicketForm, type TicketFormProps } from './TicketForm.tsx';

/** Placeholder for the form in `args`. Only a hook can create a form, so `render` creates the real form. */
const MADE_BY_THE_STORY = undefined as unknown as TicketFormProps['form'];
const NO_ERRORS = {};
const EMPTY: NewTicket = { topic: '', comments: '' };

type Typed = Pick<UseFormProps<NewTicket>, 'defaultValues' | 'errors'>;

function InForm({ defaultValues = EMPTY, errors = NO_ERRORS, ...rest }: TicketFormProps & Typed) {
  const form = useForm<NewTicket>({ defaultValues, errors });
  return <TicketForm {...rest} form={form} />;
}

const meta = preview.meta({
  title: 'Components/Tickets/TicketForm',
  component: TicketForm,
  args: {
    id: 'ticket',
    form: MADE_BY_THE_STORY,
    user: { code: '48213', name: 'Fernanda Hernández Ávila' },
    topics: ticketTopics('Súper App'),
    error: null as string | null,
    onSubmit: fn(),
  },
  argTypes: { form: { control: false } },
  render: (args) => <InForm {...args} />,
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Nuevo ticket</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('No. de empleado')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('Fernanda Hernández Ávila');
    await expect(canvas.getByLabelText('Tema')).toHaveValue('');
    await expect(canvas.getByText('0/200')).toBeVisible();
  },
});

Empty.test('never cuts a character in half', async ({ canvas, userEvent }) => {
  const comments = canvas.getByLabelText<HTMLTextAreaElement>('Comentarios');
  await userEvent.click(comments);
  await userEvent.paste(`${'a'.repeat(198)}😀 y más`);
  await expect(comments.value).toBe('a'.repeat(198));
  await expect(canvas.getByText('198/200')).toBeVisible();
});

export const ShortName = meta.story({
  name: 'Short name, beside its number',
  args: { user: { code: '48213', name: 'Ana Paz' } },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('No. de empleado').getBoundingClientRect();
    const name = canvas.getByLabelText('Nombre').getBoundingClientRect();
    await expect(name.top).toBe(code.top);
  },
});

export const Typed = meta.story({
  render: (args) => (
    <InForm {...args} defaultValues={{ topic: 'game', comments: 'No veo mis gemas del sábado.' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tema')).toHaveValue('game');
    await expect(canvas.getByText('28/200')).toBeVisible();
  },
});

Typed.test('can be submitted through its id', async ({ canvasElement, args }) => {
  canvasElement.querySelector<HTMLFormElement>('form#ticket')?.requestSubmit();
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
});

export const Invalid = meta.story({
  render: (args) => (
    <InForm
      {...args}
      errors={{
        topic: { type: 'required', message: 'Por favor selecciona un tema' },
        comments: { type: 'required', message: 'Por favor añade tus comentarios' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tema')).toHaveAccessibleDescription(
      'Por favor selecciona un tema',
    );
    await expect(canvas.getByText('Por favor añade tus comentarios')).toBeVisible();
  },
});

Invalid.test('clears only the error of the changed field', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Tema'), 'game');
  await expect(canvas.queryByText('Por favor selecciona un tema')).toBeNull();
  await expect(canvas.getByText('Por favor añade tus comentarios')).toBeVisible();
});

export const Failed = meta.story({
  args: { error: 'Revisa tu conexión e intenta de nuevo. Lo que escribiste sigue aquí.' },
  render: (args) => (
    <InForm {...args} defaultValues={{ topic: 'game', comments: 'No veo mis gemas del sábado.' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos enviar tu ticket');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, full text, text at 200 %, 320 px',
  args: { user: { code: '1048213', name: 'María de los Ángeles Guadalupe Xicohténcatl-Montes' } },
  render: (args) => (
    <InForm {...args} defaultValues={{ topic: 'game', comments: 'a'.repeat(200) }} />
  ),
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
