import { href, paths, type SupportContact, type Ticket, type TicketCreation } from '@gemas/domain';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import { Icon } from '../primitives/Icon.tsx';
import { InfoBand } from '../primitives/InfoBand.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import type { Remote, RemoteList } from '../primitives/remote.ts';
import { SectionTitle } from '../primitives/SectionTitle.tsx';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Dock } from '../shell/Dock.tsx';
import { Screen } from '../shell/Screen.tsx';
import { SpeechBubbles } from '../shell/scenes/SpeechBubbles.tsx';
import { octagon } from '../theme/cut.ts';
import { token } from '../theme/tokens.ts';
import { TicketList } from '../tickets/TicketList.tsx';

const Lead = styled.p`
  color: ${token('text-secondary')};
  margin-bottom: ${token('space-3')};
`;

const OpenTicketNote = styled.div`
  margin-bottom: ${token('space-3')};
`;

const Action = styled.div`
  margin-top: ${token('space-3')};
`;

const Contact = styled(LinkText)`
  align-self: center;
  margin-top: ${token('space-3')};
  overflow-wrap: anywhere;
`;

const Corner = styled.div`
  position: sticky;
  bottom: calc(${token('size-dock')} + ${token('space-4')});
  display: flex;
  justify-content: flex-end;
  margin-top: auto;
  padding-top: ${token('space-5')};
  pointer-events: none;
`;

const Create = styled.a`
  --c: 29%;
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  color: ${token('text-on-emerald')};
  pointer-events: auto;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${token('button-primary-face')};
    clip-path: ${octagon};
  }
  /* A border of the ground around the button, where it is above the list. */
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
    z-index: -2;
    background: ${token('bg-page')};
    clip-path: ${octagon};
  }
  @media (forced-colors: active) { border: 2px solid; }
`;

const CREATE = 'Crea un ticket';

export interface SupportScreenProps {
  /** The server's switch `support_active`. If it is false, the screen shows only a notice and a link to the game. */
  active: Remote<boolean>;
  /** The user's tickets, or their loading or error state. */
  tickets: RemoteList<Ticket>;
  /** Whether the user can create a ticket, or the reason why not (spec section 2, Support). */
  creation: TicketCreation;
  /**
   * Support's phone or mail, shown if the user can neither read nor create a ticket. Null if none is configured.
   * Default: null.
   */
  contact?: SupportContact | null | undefined;
  /** Number of unseen notifications, shown on the dock; null while unknown. */
  newNotifications: number | null;
}

function Waiting() {
  return (
    <Loading label="Cargando...">
      <SkeletonStack>
        <Skeleton height={132} />
        <Skeleton height={132} />
        <Skeleton height={132} />
      </SkeletonStack>
    </Loading>
  );
}

function CreateButton() {
  return (
    <ButtonLink href={href(paths.newTicket)} start={<Icon of={Plus} size={20} />}>
      {CREATE}
    </ButtonLink>
  );
}

function Tickets({ tickets, creation }: Pick<SupportScreenProps, 'tickets' | 'creation'>) {
  const canCreate = creation === 'allowed';
  switch (tickets.status) {
    case 'loading':
      return <Waiting />;
    case 'error':
      return (
        <>
          <InlineError
            title="No pudimos cargar tus tickets"
            failure={tickets.failure}
            onRetry={tickets.onRetry}
          />
          {/* Without the list, only the server knows whether a new ticket is allowed (decision D17). */}
          {canCreate && (
            <Action>
              <CreateButton />
            </Action>
          )}
        </>
      );
    case 'empty':
      return (
        <EmptyState
          scene={<SpeechBubbles />}
          title="Aquí veras todos tus tickets de soporte"
          help="Si algo no cuadra con tu juego o tus premios, cuéntanos."
          action={canCreate && <CreateButton />}
        />
      );
    case 'ready':
      return (
        <>
          {/* Says why '+' is missing, also to users who were redirected from the form (`ticketFormExit`). */}
          {creation === 'has-open' && (
            <OpenTicketNote>
              <InfoBand>Tienes un ticket abierto. Podrás crear otro cuando se cierre.</InfoBand>
            </OpenTicketNote>
          )}
          <TicketList tickets={tickets.items} />
          {canCreate && (
            <Corner>
              <Create href={href(paths.newTicket)} aria-label={CREATE}>
                <Icon of={Plus} size={28} />
              </Create>
            </Corner>
          )}
        </>
      );
  }
}

function Content({
  active,
  tickets,
  creation,
}: Pick<SupportScreenProps, 'active' | 'tickets' | 'creation'>) {
  if (active.status === 'ready' && !active.data) {
    return (
      <EmptyState
        scene={<SpeechBubbles />}
        title="El soporte no está disponible por ahora."
        help="Intenta más tarde o habla con tu líder."
        action={<ButtonLink href={href(paths.score)}>Ir al juego</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Lead>Módulo de tickets de soporte</Lead>
      <SectionTitle>Mis tickets</SectionTitle>
      {active.status === 'loading' && <Waiting />}
      {active.status === 'error' && (
        <InlineError
          title="No pudimos comprobar si el soporte está disponible"
          failure={active.failure}
          onRetry={active.onRetry}
        />
      )}
      {active.status === 'ready' && <Tickets tickets={tickets} creation={creation} />}
    </>
  );
}

/** Whether the screen offers neither a ticket to read nor a way to create one. */
function isWithoutTickets({ active, tickets, creation }: SupportScreenProps): boolean {
  if (active.status !== 'ready') return active.status === 'error';
  const isListShown = tickets.status === 'ready' || tickets.status === 'loading';
  return !active.data || (creation !== 'allowed' && !isListShown);
}

/**
 * The user's support tickets (spec section 2, Support). 'Volver' leads to the game.
 *
 * - Seen by users whose `help` flag is set, from Score or Profile, and by anyone who opens the address. While the
 *   server's switch `support_active` is off, the screen says that support is not available.
 * - Not for general questions: use `HelpScreen`.
 */
export function SupportScreen(props: SupportScreenProps) {
  const { active, tickets, creation, contact = null, newNotifications } = props;
  return (
    <Screen
      freshness={freshnessOf(active, active.status === 'ready' && active.data ? tickets : null)}
      bar={<AppBar title="Soporte" backHref={href(paths.score)} />}
      dock={<Dock current="menu" unread={newNotifications} />}
    >
      <Content active={active} tickets={tickets} creation={creation} />
      {contact && isWithoutTickets(props) && <Contact href={contact.href}>{contact.label}</Contact>}
    </Screen>
  );
}
