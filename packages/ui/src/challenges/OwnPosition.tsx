import { ownNeighbours, type RankingRow } from '@gemas/domain';
import { LocateFixed } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { token, type } from '../theme/tokens.ts';

const Box = styled.div`
  margin-bottom: ${token('space-3')};
`;

const Near = styled(Box)`
  ${type('small')}
  color: ${token('text-secondary')};
  b { display: block; ${type('label')} color: ${token('text-body')}; }
`;

export interface OwnPositionProps {
  /** The rows of the visible page of the ranking. */
  rows: readonly RankingRow[];
  /** Whether the user's row is expected on the visible page. Also true if the user's page is unknown. */
  isThere: boolean;
  /** Called when the user taps 'Ir a mi lugar'. */
  onGo: () => void;
}

/**
 * A button that opens the user's page of a ranking. On the user's page, the distances to the previous and the next
 * position are shown instead of the button.
 *
 * - Use it above the global ranking.
 * - Not for the ranking of a team, which has no pages.
 */
export function OwnPosition({ rows, isThere, onGo }: OwnPositionProps) {
  const near = ownNeighbours(rows);
  if (near) {
    if (near.ahead === null && near.behind === null) return null;
    return (
      <Near as="p">
        {near.ahead !== null && <b>{near.ahead}</b>}{' '}
        {near.behind !== null && <span>{near.behind}</span>}
      </Near>
    );
  }
  if (isThere) return null;
  return (
    <Box>
      <Button
        size="mini"
        variant="secondary"
        start={<Icon of={LocateFixed} size={20} />}
        onClick={onGo}
      >
        Ir a mi lugar
      </Button>
    </Box>
  );
}
