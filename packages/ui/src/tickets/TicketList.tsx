import { formatNumber, href, paths, plural, type Ticket, ticketPreview } from '@gemas/domain';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { Tag } from '../primitives/Tag.tsx';
import { token, type } from '../theme/tokens.ts';

const List = styled.ul`
  display: grid;
  gap: ${token('space-3')};
`;

const Row = styled(Card)`
  position: relative;
  content-visibility: auto;
  contain-intrinsic-size: auto 132px;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

const Title = styled.h3`
  ${type('item-title')}
  min-width: 0;
  overflow-wrap: anywhere;
  a { color: inherit; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: var(--focus-ring-width) solid var(--focus); outline-offset: 2px; }
`;

const Folio = styled.p`
  ${type('small')}
  margin-bottom: ${token('space-2')};
  color: ${token('text-secondary')};
`;

const Extract = styled.p`
  overflow-wrap: anywhere;
`;

const Unread = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
  font: 700 0.9375rem/1.3 ${token('font-text')};
  color: ${token('text-unread')};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${token('rosa-600')};
  }
`;

export interface TicketListProps {
  /** The tickets in the order of the server, at least one ticket. */
  tickets: readonly Ticket[];
}

/**
 * The list of the user's support tickets. Each ticket is a link to its messages (spec section 2, Support).
 *
 * - Use it for one or more tickets. For an empty list use an `EmptyState`.
 * - Not for the messages of a ticket: use `TicketMessages`.
 */
export function TicketList({ tickets }: TicketListProps) {
  return (
    <List>
      {tickets.map(({ id, title, folio, status, extract, dont_read }) => (
        <Row as="li" key={id}>
          <Head>
            <Title>
              <a href={href(paths.ticket(id))}>{title || 'Ticket'}</a>
            </Title>
            <Tag tone={status === 'ABIERTO' ? 'ok' : 'closed'} icon={null}>
              {status}
            </Tag>
          </Head>
          <Folio>
            Folio #<span translate="no">{folio}</span>
          </Folio>
          <Extract>{ticketPreview(extract.content)}</Extract>
          {dont_read > 0 && (
            <Unread>
              {`${formatNumber(dont_read)} ${plural(dont_read, 'mensaje sin leer', 'mensajes sin leer')}`}
            </Unread>
          )}
        </Row>
      ))}
    </List>
  );
}
