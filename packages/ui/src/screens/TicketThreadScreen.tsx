import { href, paths, type TicketThread } from '@gemas/domain';
import { styled } from 'styled-components';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import { InlineError } from '../primitives/InlineError.tsx';
import type { Remote } from '../primitives/remote.ts';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Gone } from '../shell/Gone.tsx';
import { Screen } from '../shell/Screen.tsx';
import { StickyFoot } from '../shell/StickyFoot.tsx';
import { token, type } from '../theme/tokens.ts';
import { TicketMessages } from '../tickets/TicketMessages.tsx';

const Ending = styled.p`
  margin-bottom: ${token('space-2')};
  text-align: center;
  ${type('small')}
  color: ${token('text-secondary')};
  &:last-child { margin-bottom: 0; }
`;

export interface TicketThreadScreenProps {
  /** The ticket and its messages, or their loading or error state. */
  ticket: Remote<TicketThread>;
  /**
   * Number of the ticket, taken from the list of tickets. Shown as title until the ticket is loaded. Undefined if the
   * list does not contain the ticket.
   */
  folio?: string | undefined;
  /** Name of the user. Messages with this name are shown on the right. */
  ownName: string;
  /** Whether a closed ticket has a link to the form of a new ticket (`ticketPermit`). */
  canCreate: boolean;
  /** Called by 'Volver'. Default: a link to the list of tickets. */
  onBack?: (() => void) | undefined;
}

/**
 * The messages of a support ticket (spec section 2, Ticket messages).
 *
 * - Seen by users who tap a ticket in `SupportScreen`.
 * - Not for replies: the API has no known call that sends a reply.
 */
export function TicketThreadScreen({
  ticket,
  folio,
  ownName,
  canCreate,
  onBack,
}: TicketThreadScreenProps) {
  const known = ticket.status === 'ready' ? ticket.data : null;
  const number = known?.folio || folio;
  return (
    <Screen
      freshness={freshnessOf(ticket)}
      bar={
        <AppBar
          title={
            number ? (
              <span>
                Ticket con folio: <span translate="no">{number}</span>
              </span>
            ) : (
              'Ticket de soporte'
            )
          }
          {...(onBack ? { onBack } : { backHref: href(paths.support) })}
        />
      }
      foot={
        known && (
          <StickyFoot>
            {known.status === 'ABIERTO' ? (
              <Ending>Soporte te responderá aquí.</Ending>
            ) : (
              <>
                <Ending>Este ticket está cerrado. ¿Necesitas algo más?</Ending>
                {canCreate && (
                  <ButtonLink variant="secondary" href={href(paths.newTicket)}>
                    Crea un ticket
                  </ButtonLink>
                )}
              </>
            )}
          </StickyFoot>
        )
      }
    >
      {ticket.status === 'error' && ticket.failure === 'missing' && (
        <Gone
          title="Este ticket ya no existe"
          href={href(paths.support)}
          action="Ver mis tickets"
        />
      )}
      {ticket.status === 'error' && ticket.failure !== 'missing' && (
        <InlineError
          title="No pudimos cargar este ticket"
          failure={ticket.failure}
          onRetry={ticket.onRetry}
        />
      )}
      {ticket.status === 'loading' && (
        <Loading label="Cargando...">
          <SkeletonStack data-gap="wide">
            <Skeleton shape="line" height={24} width="70%" />
            <Skeleton height={96} width="80%" />
            <Skeleton height={120} width="80%" />
          </SkeletonStack>
        </Loading>
      )}
      {known && <TicketMessages ticket={known} ownName={ownName} />}
    </Screen>
  );
}
