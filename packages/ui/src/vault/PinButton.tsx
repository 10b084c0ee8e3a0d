import { createLucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { token, type } from '../theme/tokens.ts';

const circle = (radius: number) =>
  `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

// The icon 'target' of lucide-react as one element instead of three. Every row of the vault renders this icon.
const Target = createLucideIcon('target', [
  ['path', { d: [10, 6, 2].map(circle).join(''), key: 'circles' }],
]);

const Box = styled.div`
  flex: 1 1 12rem;
  display: grid;
  justify-items: start;
  gap: ${token('space-1')};
`;

const Said = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
`;

export interface PinButtonProps {
  pinned: boolean;
  /** Called when the user pins or unpins the prize. */
  onToggle: () => void;
}

/**
 * A button that pins a prize as the user's goal ('Mi meta'), or unpins the prize.
 *
 * - Use it on `RewardDetailScreen`.
 * - Not in a list of prizes: use `PinIcon`. Not for a prize that cannot be redeemed, unless it is already pinned.
 */
export function PinButton({ pinned, onToggle }: PinButtonProps) {
  return (
    <Box>
      <Button
        size="mini"
        variant="secondary"
        start={<Icon of={Target} size={20} />}
        onClick={onToggle}
      >
        {pinned ? 'Quitar de mi meta' : 'Fijar como meta'}
      </Button>
      <Said role="status">{pinned && 'Es tu meta. La ves en Juego y en Perfil.'}</Said>
    </Box>
  );
}

const Corner = styled(IconButton)`
  &[aria-pressed='true'] { --face: ${token('emerald-700')}; color: ${token('neutral-white')}; }
`;

export interface PinIconProps extends PinButtonProps {
  /** Name of the prize, for screen readers. */
  name: string;
  className?: string | undefined;
}

/** An icon button that pins or unpins a prize, for a row in a list of prizes. */
export function PinIcon({ name, pinned, onToggle, className }: PinIconProps) {
  return (
    <Corner
      className={className}
      icon={Target}
      size={22}
      face="mint"
      label={`Fijar como meta: ${name}`}
      aria-pressed={pinned}
      onClick={onToggle}
    />
  );
}
