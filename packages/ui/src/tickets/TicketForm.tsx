import {
  COMMENT_COUNT_MAX,
  cutComment,
  type NewTicket,
  type TicketTopic,
  TOPIC_PLACEHOLDER,
} from '@gemas/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { scrollToMessage } from '../platform/scroll.ts';
import { FieldsForm } from '../primitives/Field/FieldsForm.tsx';
import { SelectField } from '../primitives/Field/SelectField.tsx';
import { TextAreaField } from '../primitives/Field/TextAreaField.tsx';
import { ReadOnlyField } from '../primitives/Field/TextField.tsx';
import { takeOnly } from '../primitives/Field/take-only.ts';
import { InlineError } from '../primitives/InlineError.tsx';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';

const Form = styled(FieldsForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  ${media.tiny} { grid-template-columns: 1fr; }
  /* A long name has a row of its own, so that it is visible without scrolling inside the field. */
  &[data-long] { grid-template-columns: 1fr; }
  gap: ${token('space-3')};
`;

/** A name with at most this many characters fits beside the employee number on a screen of 360 px. */
const SHORT_NAME = 16;

export interface TicketFormProps {
  /** Id of the form element, for a submit button outside of it. */
  id: string;
  /** The react-hook-form form, with the values and errors. */
  form: UseFormReturn<NewTicket>;
  /** Employee number and name of the user. They are read-only. */
  user: { code: string; name: string };
  /** Topics that the user can choose from. */
  topics: readonly TicketTopic[];
  /** Why the ticket could not be sent; null without a failure. The form keeps the typed text. */
  error: string | null;
  /** Called when the user presses the submit button. */
  onSubmit: () => void;
}

/**
 * The fields of a new support ticket (spec section 5, New ticket).
 *
 * - Use it when the user may create a ticket. The submit button is in the foot of the screen.
 * - Not while it is unknown whether the user may create a ticket: use a `Skeleton`.
 */
export function TicketForm({ id, form, user, topics, error, onSubmit }: TicketFormProps) {
  const { errors } = form.formState;
  const comments = useWatch({ control: form.control, name: 'comments' });

  const topic = form.register('topic', { onChange: () => form.clearErrors('topic') });
  const comment = form.register('comments');
  return (
    <Form id={id} values={form.getValues} onSubmit={onSubmit}>
      <Pair data-long={user.name.length > SHORT_NAME ? '' : undefined}>
        <ReadOnlyField label="No. de empleado" value={user.code} />
        <ReadOnlyField label="Nombre" value={user.name} />
      </Pair>
      <SelectField
        label="Tema"
        placeholder={TOPIC_PLACEHOLDER}
        options={topics}
        error={errors.topic?.message}
        {...topic}
      />
      <TextAreaField
        label="Comentarios"
        hint="Cuéntanos qué pasó y dónde."
        rows={5}
        count={comments.length}
        countMax={COMMENT_COUNT_MAX}
        error={errors.comments?.message}
        {...comment}
        onChange={(event) => {
          takeOnly(event.target, cutComment);
          form.clearErrors('comments');
          void comment.onChange(event);
        }}
      />
      {error !== null && (
        <div ref={scrollToMessage}>
          <InlineError title="No pudimos enviar tu ticket" text={error} />
        </div>
      )}
    </Form>
  );
}
