import { href, type NewTicket, newTicketSchema, paths, type TicketTopic } from '@gemas/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { type Connection, ConnectionNotice } from '../primitives/ConnectionNotice.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Screen } from '../shell/Screen.tsx';
import { StickyFoot } from '../shell/StickyFoot.tsx';
import { SpeechBubbles } from '../shell/scenes/SpeechBubbles.tsx';
import { cut, octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';
import { TicketForm } from '../tickets/TicketForm.tsx';

const Banner = styled.p`
  ${cut}
  --c: ${token('chamfer-plaque')};
  --face: ${token('gold-400')};
  padding: 14px ${token('space-4')};
  margin-bottom: ${token('space-4')};
  color: ${token('text-on-gold')};
  ${type('section')}
  /* Two facets, so that the banner does not look like a button. Each stop is hard: planes are flat. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      125deg,
      transparent 62%, ${token('gold-300')} 62% 80%, ${token('gold-200')} 80%
    );
    clip-path: ${octagon};
    pointer-events: none;
    @media (forced-colors: active) { display: none; }
  }
`;

const Sent = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  text-align: center;
  p { white-space: pre-line; overflow-wrap: anywhere; color: ${token('text-secondary')}; }
`;

function Waiting() {
  return (
    <Loading label="Cargando...">
      <SkeletonStack data-gap="wide">
        <Skeleton shape="cut" height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={132} />
      </SkeletonStack>
    </Loading>
  );
}

const EMPTY: NewTicket = { topic: '', comments: '' };

export interface NewTicketScreenProps {
  /** Employee number and name of the user. The form shows them read-only. */
  user: { code: string; name: string };
  topics: readonly TicketTopic[];
  /** Whether the app is checking if the user may create a ticket. If true, a skeleton is shown instead of the form. */
  isAsking: boolean;
  /** Initial values of the form: what the user typed on an earlier visit. */
  draft?: NewTicket | undefined;
  /**
   * Called with the typed values after every change, and with empty values after the ticket was sent. The function must
   * be stable between renders.
   */
  onDraft?: ((draft: NewTicket) => void) | undefined;
  /** Whether the ticket is being sent. */
  busy: boolean;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Why the ticket could not be sent; null without a failure. The form keeps the typed text. */
  error: string | null;
  /** The server's message after the ticket was sent; null before that. */
  sent: string | null;
  /** Called with a valid ticket. */
  onSubmit: (ticket: NewTicket) => void;
  /** Called by 'Aceptar' in the message after sending. */
  onAccept: () => void;
  /** Called by 'Volver'. Default: a link to the list of tickets. */
  onBack?: (() => void) | undefined;
}

/**
 * A new support ticket (spec sections 2 and 5, New ticket).
 *
 * - Seen by users who may create a ticket and have no open ticket. Opened from `SupportScreen`.
 * - Not for replies to a ticket: users cannot reply in the app.
 */
export function NewTicketScreen({
  user,
  topics,
  isAsking,
  draft = EMPTY,
  onDraft,
  busy,
  connection,
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

  const bar = (
    <AppBar
      title="Levantar un nuevo ticket de soporte"
      {...(onBack ? { onBack } : { backHref: href(paths.support) })}
    />
  );
  if (isAsking) {
    return (
      <Screen freshness={null} bar={bar}>
        <Waiting />
      </Screen>
    );
  }
  return (
    <Screen
      freshness={null}
      bar={bar}
      foot={
        <StickyFoot>
          <ConnectionNotice needs="ticket" connection={connection} />
          <Button type="submit" form={formId} busy={busy} busyLabel="Enviando...">
            Enviar ticket
          </Button>
        </StickyFoot>
      }
    >
      <Banner>¡Nuevo ticket!</Banner>
      <TicketForm
        id={formId}
        form={form}
        user={user}
        topics={topics}
        error={error}
        onSubmit={() => {
          if (!busy && !isSent) void form.handleSubmit((ticket) => onSubmit(ticket))();
        }}
      />
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
