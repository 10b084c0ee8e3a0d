import {
  formatMoment,
  formatNumber,
  type NoticeRow,
  type NoticeTopic,
  noticeTopic,
  plural,
} from '@gemas/domain';
import {
  Bell,
  CreditCard,
  Gem,
  Gift,
  Headset,
  type LucideIcon,
  Target,
  Trophy,
  Vault,
} from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Tag } from '../primitives/Tag.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

const List = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  padding: ${token('space-3')} 10px ${token('space-3')} ${token('space-3')};
  border-top: ${token('border-width-hairline')} solid ${token('border-hairline')};
  border-left: ${token('border-width-own-row')} solid transparent;
  content-visibility: auto;
  contain-intrinsic-size: auto 100px;
  &:first-child { border-top: 0; }
  &[data-new] { background: ${token('bg-is-new')}; border-left-color: ${token('rosa-600')}; }
`;

const Sign = styled.span`
  --c: 29%;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  background: ${token('bg-read-only')};
  color: ${token('text-secondary')};
  clip-path: ${octagon};
  [data-new] > & { background: ${token('rosa-600')}; color: ${token('neutral-white')}; }
`;

const Title = styled.h2`
  ${type('item-title')}
  overflow-wrap: anywhere;
`;

const TextBlock = styled.p`
  margin-top: 2px;
  color: ${token('text-secondary')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-1')};
  margin-top: 2px;
  min-height: 26px;
  ${type('small')}
  line-height: 1.3;
`;

const SIGNS: Readonly<Record<NoticeTopic, LucideIcon>> = {
  support: Headset,
  card: CreditCard,
  vault: Vault,
  ranking: Trophy,
  challenge: Target,
  prize: Gift,
  gems: Gem,
};

/** Returns the icon of what a notification is about; a bell if its words do not tell. */
function signOf(title: string, description: string): LucideIcon {
  const topic = noticeTopic(title, description);
  return topic === null ? Bell : SIGNS[topic];
}

export interface NotificationListProps {
  /** The notifications, newest first. `isNew` marks those that the user had not seen before this visit. */
  notifications: readonly NoticeRow[];
}

/** The time of a notification. Renders nothing if the time from the server cannot be read. */
function Moment({ of }: { of: string | null }) {
  const text = formatMoment(of);
  return text && <time dateTime={of ?? undefined}>{text}</time>;
}

/**
 * A list of notifications (spec section 2, Notifications). New notifications are marked, and screen readers announce
 * their number.
 *
 * - Use it for one or more notifications. For an empty list use an `EmptyState`.
 * - Not for a message about a recent event: use a toast.
 */
export function NotificationList({ notifications }: NotificationListProps) {
  const fresh = notifications.filter(({ isNew }) => isNew).length;
  return (
    <>
      <VisuallyHidden role="status">
        {fresh > 0 &&
          `${formatNumber(fresh)} ${plural(fresh, 'notificación nueva', 'notificaciones nuevas')}`}
      </VisuallyHidden>
      <List as="ul">
        {notifications.map(({ id, title, description, created_at, isNew }) => (
          <Row key={id} data-new={isNew ? '' : undefined}>
            <Sign aria-hidden="true">
              <Icon of={signOf(title, description)} size={20} />
            </Sign>
            <div>
              <Title>{title || 'Notificación'}</Title>
              {description && <TextBlock>{description}</TextBlock>}
              <Foot>
                <Moment of={created_at} />
                {isNew && (
                  <Tag tone="new" icon={null}>
                    Nueva
                  </Tag>
                )}
              </Foot>
            </div>
          </Row>
        ))}
      </List>
    </>
  );
}
