import { Target } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { token, type } from '../../theme/tokens.ts';

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
  /** Whether this prize is the pinned one. */
  pinned: boolean;
  /** Pins or unpins the prize. */
  onToggle: () => void;
}

/**
 * Pins or unpins the prize on the screen as 'Mi meta'.
 *
 * - Use it on the detail of a prize.
 * - Not in a list of prizes: that is `PinIcon`. Not for a prize that cannot be redeemed and is not pinned.
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
}

/** `PinButton` as an icon, for the row of a prize. */
export function PinIcon({ name, pinned, onToggle }: PinIconProps) {
  return (
    <Corner
      icon={Target}
      size={22}
      face="mint"
      label={`Fijar como meta: ${name}`}
      aria-pressed={pinned}
      onClick={onToggle}
    />
  );
}
