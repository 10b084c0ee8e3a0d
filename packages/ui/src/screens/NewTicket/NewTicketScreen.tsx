import {
  COMMENT_COUNT_MAX,
  cutComment,
  href,
  type NewTicket,
  newTicketSchema,
  paths,
  type TicketTopic,
  TOPIC_PLACEHOLDER,
} from '@gemas/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SelectField } from '../../primitives/Field/SelectField.tsx';
import { TextAreaField } from '../../primitives/Field/TextAreaField.tsx';
import { ReadOnlyField } from '../../primitives/Field/TextField.tsx';
import { takeOnly } from '../../primitives/Field/take-only.ts';
import { InlineError } from '../../primitives/InlineError/InlineError.tsx';
import { Loading } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { StickyFoot } from '../../shell/StickyFoot/StickyFoot.tsx';
import { SpeechBubbles } from '../../shell/scenes/SpeechBubbles.tsx';
import { cut } from '../../theme/cut.ts';
import { media } from '../../theme/media.ts';
import { token, type } from '../../theme/tokens.ts';

const Banner = styled.p`
  ${cut}
  --c: ${token('chamfer-plaque')};
  --face: ${token('gold-400')};
  padding: 14px ${token('space-4')};
  margin-bottom: ${token('space-4')};
  color: ${token('text-on-gold')};
  ${type('section')}
`;

const Form = styled.form`
  display: grid;
  gap: ${token('space-4')};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  ${media.tiny} { grid-template-columns: 1fr; }
  /* A name is read whole, not through a slit. */
  &[data-long] { grid-template-columns: 1fr; }
  gap: ${token('space-3')};
`;

const Sent = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  text-align: center;
  p { overflow-wrap: anywhere; color: ${token('text-secondary')}; }
`;

function Waiting() {
  return (
    <Loading label="Cargando...">
      <Form as="div">
        <Skeleton shape="cut" height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={132} />
      </Form>
    </Loading>
  );
}

/** Most characters of a name that stand beside the number at 360 px. */
const SHORT_NAME = 16;

const EMPTY: NewTicket = { topic: '', comments: '' };

export interface NewTicketScreenProps {
  /** Employee number and name, shown but not changed. */
  user: { code: string; name: string };
  topics: readonly TicketTopic[];
  /** Whether a ticket may be created is not known yet: the form waits. */
  isAsking: boolean;
  /** The form as it opens: what was typed before. */
  draft?: NewTicket | undefined;
  /** What was typed, after every change; empty once it is sent. Keep it the same between renders. */
  onDraft?: ((draft: NewTicket) => void) | undefined;
  /** The ticket is on its way. */
  busy: boolean;
  /** Why it could not be sent; what was typed stays. */
  error: string | null;
  /** The server's words once it is sent; null before. */
  sent: string | null;
  onSubmit: (ticket: NewTicket) => void;
  /** 'Aceptar' in the message that follows. */
  onAccept: () => void;
  /** What 'Volver' does; none leads to the list. */
  onBack?: (() => void) | undefined;
}

/** A new support ticket (spec sections 2 and 5, New ticket). */
export function NewTicketScreen({
  user,
  topics,
  isAsking,
  draft = EMPTY,
  onDraft,
  busy,
  error,
  sent,
  onSubmit,
  onAccept,
  onBack,
}: NewTicketScreenProps) {
  const formId = useId();
  const form = useForm<NewTicket>({
    defaultValues: draft,
    resolver: yupResolver(newTicketSchema),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const comments = useWatch({ control: form.control, name: 'comments' });
  const isSent = sent !== null;
  const { reset } = form;
  useEffect(() => {
    if (isSent) reset(EMPTY);
  }, [isSent, reset]);

  const { subscribe } = form;
  useEffect(() => {
    if (!onDraft) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values: { topic, comments } }) => onDraft({ topic, comments }),
    });
  }, [subscribe, onDraft]);

  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small phone it would stand under the foot, unseen by who waits for an answer.
    if (error !== null) failure.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  const topic = form.register('topic', { onChange: () => form.clearErrors('topic') });
  const comment = form.register('comments');
  const bar = (
    <AppBar
      title="Levantar un nuevo ticket de soporte"
      {...(onBack ? { onBack } : { backHref: href(paths.support) })}
    />
  );
  if (isAsking) {
    return (
      <Screen bar={bar}>
        <Waiting />
      </Screen>
    );
  }
  return (
    <Screen
      bar={bar}
      foot={
        <StickyFoot>
          <Button type="submit" form={formId} busy={busy} busyLabel="Enviando...">
            Enviar ticket
          </Button>
        </StickyFoot>
      }
    >
      <Banner>¡Nuevo ticket!</Banner>
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isSent) void form.handleSubmit((ticket) => onSubmit(ticket))(event);
        }}
      >
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
          <div ref={failure}>
            <InlineError title="No pudimos enviar tu ticket" text={error} />
          </div>
        )}
      </Form>
      <Dialog open={isSent} variant="modal" closable={false} title="¡Mensaje enviado!">
        <Sent>
          <SpeechBubbles />
          {sent && <p>{sent}</p>}
          <Button onClick={onAccept}>Aceptar</Button>
        </Sent>
      </Dialog>
    </Screen>
  );
}
