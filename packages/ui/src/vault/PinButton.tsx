import { createLucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LinkButton } from '../primitives/LinkText.tsx';
import { Tag } from '../primitives/Tag.tsx';
import { token, type } from '../theme/tokens.ts';

const circle = (radius: number) =>
  `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

// The icon 'target' of lucide-react as one element instead of three.
const Target = createLucideIcon('target', [
  ['path', { d: [10, 6, 2].map(circle).join(''), key: 'circles' }],
]);

/** Marks the pinned prize. */
export function PinnedTag() {
  return (
    <Tag tone="ok" icon={Target}>
      Tu meta
    </Tag>
  );
}

export interface PinButtonProps {
  pinned: boolean;
  /** Called when the user pins or unpins the prize. */
  onToggle: () => void;
}

/**
 * A button that pins a prize as the user's goal ('Mi meta'), or unpins the prize.
 *
 * - Use it on `RewardDetailScreen`.
 * - Not in a list of prizes: use `RowPin`. Not for a prize that cannot be redeemed, unless it is already pinned.
 */
export function PinButton({ pinned, onToggle }: PinButtonProps) {
  return (
    <>
      <Button
        size="mini"
        variant="secondary"
        start={<Icon of={Target} size={20} />}
        onClick={onToggle}
      >
        {pinned ? 'Quitar de mi meta' : 'Fijar como meta'}
      </Button>
      {pinned && <PinnedTag />}
    </>
  );
}

const Small = styled(LinkButton)`
  --link: ${token('text-link')};
  justify-content: end;
  ${type('small')}
  font-weight: 600;
  text-align: end;
  text-decoration-thickness: 1px;
  &[data-pinned] { text-decoration-line: none; }
`;

export interface RowPinProps extends PinButtonProps {
  /** Name of the prize, for screen readers. */
  name: string;
  className?: string | undefined;
}

/**
 * A small button in the line of a price: 'Fijar como meta'. For the pinned prize it is the tag 'Tu meta', and a tap
 * unpins the prize.
 *
 * - Use it in a row of a list, for a prize that the user cannot afford yet.
 * - Not on `RewardDetailScreen`: use `PinButton`.
 */
export function RowPin({ name, pinned, onToggle, className }: RowPinProps) {
  return (
    <Small
      className={className}
      aria-label={pinned ? `Tu meta: ${name}. Quitar` : `Fijar como meta: ${name}`}
      data-pinned={pinned ? '' : undefined}
      onClick={onToggle}
    >
      {pinned ? <PinnedTag /> : 'Fijar como meta'}
    </Small>
  );
}
