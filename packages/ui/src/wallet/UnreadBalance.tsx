import { UNREAD_BALANCE } from '@gemas/domain';
import { styled } from 'styled-components';
import { LinkButton } from '../primitives/LinkText.tsx';
import { token } from '../theme/tokens.ts';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-1')};
  --link: currentcolor;
  max-width: 11rem;
  font-weight: 600;
`;

export interface UnreadBalanceProps {
  /** Called by 'Intentar de nuevo'. Default: no such button, because a retry cannot help now. */
  onRetry?: (() => void) | undefined;
}

/**
 * Says that the balance could not be read (decision 70). For a dark background.
 *
 * - Use it in the place of the number of the balance.
 * - Not for a balance that is only old: use a `FreshnessBand`.
 */
export function UnreadBalance({ onRetry }: UnreadBalanceProps) {
  return (
    <Box>
      <p>{UNREAD_BALANCE}</p>
      {onRetry && <LinkButton onClick={onRetry}>Intentar de nuevo</LinkButton>}
    </Box>
  );
}
