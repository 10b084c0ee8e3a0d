import {
  CLIENT_TYPES,
  type ClientType,
  type ClientView,
  formatNumber,
  type TypeKind,
} from '@gemas/domain';
import { CreditCard, type LucideIcon, Receipt, Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Card } from '../primitives/Card.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { cut } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

const Box = styled(Card)`
  padding: 14px 16px;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
  h3 { ${type('card-title')} overflow-wrap: anywhere; }
  p { font: 800 1.125rem/1.15 ${token('font-display')}; font-variant-numeric: tabular-nums; }
  p small { font-size: inherit; font-weight: 600; color: ${token('text-secondary')}; }
`;

const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
  gap: ${token('space-2')};
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
`;

const Slot = styled.li`
  ${cut}
  --c: ${token('chamfer-mini')};
  --face: ${token('neutral-paper2')};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  min-height: 84px;
  padding: 10px 6px;
  text-align: center;
  overflow-wrap: anywhere;
  ${type('micro')}
  font-weight: 700;
  color: ${token('text-secondary')};
  &[data-done] { --face: ${token('emerald-100')}; color: ${token('emerald-900')}; }
  small { display: block; font-size: inherit; font-weight: 500; }
`;

const Earned = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  font: 800 1rem/1 ${token('font-display')};
`;

const icons: Record<TypeKind, LucideIcon> = {
  'top-up': Smartphone,
  service: Receipt,
  credit: CreditCard,
};

function TypeSlot({ slot }: { slot: ClientType }) {
  const bonus = slot.bonus === null ? '' : `$${formatNumber(slot.bonus)}`;
  return (
    <Slot data-done={slot.completed ? '' : undefined}>
      {slot.completed ? (
        <Earned>
          <Gem size={26} />
          +1<VisuallyHidden> esmeralda</VisuallyHidden>
        </Earned>
      ) : (
        <Icon of={slot.kind === null ? Receipt : icons[slot.kind]} size={24} />
      )}
      <span>
        <span>{slot.name}</span>
        <VisuallyHidden>{slot.completed ? ', completo' : ', pendiente'}</VisuallyHidden>
        {bonus && (
          <small>
            <span>{slot.completed ? `+${bonus}` : bonus}</span>
            <VisuallyHidden> para tu cliente</VisuallyHidden>
          </small>
        )}
      </span>
    </Slot>
  );
}

export interface ClientCardProps {
  /** The client, with exactly three types of transaction. See `clientView`. */
  client: ClientView;
}

/**
 * A client of the transactions challenge (spec section 2), with three types of transaction. Each type earns a gem for
 * the user and a bonus for the client.
 *
 * - Use one card for each client in the list of clients.
 * - Not for the sum over all clients, which is shown above the list.
 */
export function ClientCard({ client }: ClientCardProps) {
  return (
    <Box as="article">
      <Head>
        <h3>{`Cliente ${client.reference}`}</h3>
        <p>
          <VisuallyHidden>Retos completos: </VisuallyHidden>
          <span>{client.completed}</span>
          <small>{`/${CLIENT_TYPES}`}</small>
        </p>
      </Head>
      <Slots>
        {client.types.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three slots, in a fixed order
          <TypeSlot key={index} slot={slot} />
        ))}
      </Slots>
    </Box>
  );
}
