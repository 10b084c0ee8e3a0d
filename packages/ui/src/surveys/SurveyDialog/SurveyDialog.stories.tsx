import type { FailureKind, Survey, SurveyQuestion } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fillSilently } from '../../testing/form.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../../testing/story.ts';
import { SurveyDialog } from './SurveyDialog.tsx';

const survey: Survey = fixtures.survey;
const args = { survey, sending: false, failure: null, onSubmit: fn() };

const meta = preview.meta({
  title: 'Components/Surveys/SurveyDialog',
  component: SurveyDialog,
  args,
});

const question = (part: Partial<SurveyQuestion>): SurveyQuestion => ({
  id: 1,
  type: 'text',
  statement: '¿Qué cambiarías?',
  data: { options: [], aditional: null },
  answer: null,
  ...part,
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

export const Ready = meta.story({
  parameters: {
    states: [
      'survey.pending',
      'survey.text',
      'survey.radio',
      'survey.checkbox',
      'survey.unclosable',
    ],
  },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: /Cuéntanos cómo te va/ });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(screen.queryByLabelText('¿Cuál?')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  },
});

Ready.test('cannot be closed', async ({ userEvent }) => {
  const press = { bubbles: true, clientX: 2, clientY: 2 };
  await userEvent.keyboard('{Escape}{Escape}');
  dialog().dispatchEvent(new PointerEvent('pointerdown', press));
  dialog().dispatchEvent(new PointerEvent('pointerup', press));
  dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
  dialog().close();
  await waitFor(() => expect(dialog().open).toBe(true));
});

export const Answered = meta.story({
  name: 'Answered in full',
  parameters: { states: ['survey.additional'] },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Otro' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Electrodomésticos' }));
    await userEvent.type(screen.getByLabelText('¿Cuál?'), 'Una bicicleta');
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }));
    await userEvent.type(screen.getByLabelText('3. ¿Qué cambiarías?'), ' Nada ');
  },
});

Answered.test(
  'sends texts that were filled in without events (spec section 5, Survey answers)',
  async ({ userEvent }) => {
    fillSilently(screen.getByLabelText('¿Cuál?'), 'Un comal');
    fillSilently(screen.getByLabelText('3. ¿Qué cambiarías?'), 'Todo');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      survey_id: 7,
      questions: [
        expect.objectContaining({ id: 71, aditional_answer: 'Un comal' }),
        expect.objectContaining({ id: 72 }),
        expect.objectContaining({ id: 73, answer: ['Todo'] }),
      ],
    });
  },
);

Answered.test('Enter sends nothing from any field', async ({ userEvent }) => {
  const fields = [screen.getByLabelText('¿Cuál?'), ...screen.getAllByRole('radio')];
  for (const field of [...fields, ...screen.getAllByRole('checkbox')]) {
    field.focus();
    await userEvent.keyboard('{Enter}');
  }
  screen.getByLabelText('¿Cuál?').focus();
  await userEvent.keyboard('{Enter}');
  await expect(screen.getByLabelText('3. ¿Qué cambiarías?')).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Answered.test('submits all answers once', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  await expect(args.onSubmit).toHaveBeenCalledWith({
    survey_id: 7,
    questions: [
      {
        id: 71,
        statement: '¿Qué premio te gustaría ver?',
        answer: ['Electrodomésticos'],
        aditional_answer: 'Una bicicleta',
      },
      {
        id: 72,
        statement: '¿Recomendarías el juego?',
        answer: ['Sí'],
        aditional_answer: null,
      },
      { id: 73, statement: '¿Qué cambiarías?', answer: ['Nada'], aditional_answer: null },
    ],
  });
});

export const Incomplete = meta.story({
  name: 'An answer is missing',
  parameters: { states: ['survey.incomplete'] },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Otro' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.getAllByText('Es requerido')).toHaveLength(3);
    const which = screen.getByLabelText('¿Cuál?');
    await expect(which).toHaveFocus();
    await expect(which).toHaveAccessibleDescription('Es requerido');
  },
});

Incomplete.test('clears only the error of the answer that is typed', async ({ userEvent }) => {
  const which = screen.getByLabelText('¿Cuál?');
  await userEvent.type(which, 'B');
  await expect(which).toHaveAccessibleDescription('');
  await expect(screen.getAllByText('Es requerido')).toHaveLength(2);
});

export const Sending = meta.story({
  parameters: { states: ['survey.sending'] },
  args: { sending: true },
  play: async () => {
    const send = screen.getByRole('button', { name: 'Enviando...' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
});

Sending.test('ignores further taps', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Enviando...' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  name: 'Failed, answers still there',
  parameters: { states: ['survey.failed'] },
  args: {
    failure: 'server',
    survey: { ...survey, questions: [question({ answer: ['Más premios'] })] },
  },
  play: async () => {
    await expect(screen.getByLabelText('1. ¿Qué cambiarías?')).toHaveValue('Más premios');
    await expect(screen.getByRole('alert')).toHaveTextContent('Siguen aquí. Algo falló');
  },
});

Failed.test('submits again after a tap', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
});

const answered: Survey = {
  ...survey,
  questions: survey.questions.map((one) => ({
    ...one,
    answer: [one.data.options[0]?.name ?? 'Nada'],
  })),
};

export const FailedOnSmallPhone = meta.story({
  name: 'Failed on a small phone',
  globals: { viewport: { value: 'small' } },
  args: { survey: answered },
  render: function Render(given) {
    const [failure, setFailure] = useState<FailureKind | null>(null);
    return <SurveyDialog {...given} failure={failure} onSubmit={() => setFailure('server')} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar respuestas' }));
    await expectSeen('No pudimos enviar tus respuestas');
  },
});

export const Gone = meta.story({
  name: 'No survey',
  args: { survey: null },
  play: async () => {
    await expect(document.querySelector('dialog')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: 60 options, long words, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    survey: {
      ...survey,
      title: 'Encuesta de satisfacción de la temporada invierno-primavera',
      questions: [
        question({
          type: 'checkbox',
          statement: '¿Cuáles de estas categorías de electrodomésticos elegirías?',
          data: {
            options: Array.from({ length: 60 }, (_, index) => ({
              name: `Categoría número ${index + 1}`,
            })),
            aditional: null,
          },
        }),
      ],
    },
  },
  play: async () => {
    await expect(screen.getAllByRole('checkbox')).toHaveLength(60);
    await expectNoSideScroll();
    await expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
  },
});

export const Offline = meta.story({
  parameters: { states: ['survey.offline'] },
  args: { failure: 'offline', connection: { offline: true, checking: false, onRetry: fn() } },
  play: async () => {
    const notice = screen.getByText(/^Necesitas conexión para enviar tus respuestas\./);
    await waitFor(() => expect(notice).toBeVisible());
    await expect(screen.queryByText('No pudimos enviar tus respuestas')).toBeNull();
  },
});

export const Restored = meta.story({
  name: 'Answers from before a reload',
  args: {
    draft: { 72: { text: '', chosen: ['No'], additional: '' } },
    onDraft: fn(),
  },
  play: async () => {
    await expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  },
});

Restored.test('calls onDraft with a new answer', async ({ userEvent, args: given }) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Sí' }));
  await expect(given.onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ 72: { text: '', chosen: ['Sí'], additional: '' } }),
  );
});

const asked = (...questions: SurveyQuestion[]): Survey => ({ ...survey, questions });
const reason = { active: true, statement: '¿Por qué?', answer: null };

export const AdditionalText = meta.story({
  name: 'Additional text of a text question',
  parameters: { states: ['survey.additional'] },
  args: {
    survey: asked(
      question({ id: 1, data: { options: [], aditional: reason } }),
      question({
        id: 2,
        type: 'radio',
        statement: '¿En qué tienda trabajas?',
        data: { options: [], aditional: { ...reason, statement: 'Nombre de tu tienda' } },
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar respuestas' }));
    await expect(screen.getAllByText('Es requerido')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('1. ¿Qué cambiarías?'), 'Nada');
    await userEvent.type(screen.getByLabelText('Nombre de tu tienda'), 'Silao');
    await expect(screen.getByLabelText('¿Por qué?')).toHaveAccessibleDescription('');
    await expect(screen.getByRole('group', { name: '2. ¿En qué tienda trabajas?' })).toBeVisible();
  },
});

AdditionalText.test('sends the additional text, and no option', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText('¿Por qué?'), 'Me gusta');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    survey_id: 7,
    questions: [
      {
        id: 1,
        statement: '¿Qué cambiarías?',
        answer: ['Nada'],
        aditional_answer: 'Me gusta',
      },
      {
        id: 2,
        statement: '¿En qué tienda trabajas?',
        answer: [],
        aditional_answer: 'Silao',
      },
    ],
  });
});
