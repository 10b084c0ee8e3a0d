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

export interface OwnPlaceProps {
  /** Rows of the visible page. */
  rows: readonly RankingRow[];
  /** Whether the visible page is the page with the user's own position. Also true if that page is unknown. */
  isThere: boolean;
  /** Called when the user taps 'Ir a mi lugar'. */
  onGo: () => void;
}

/**
 * A button to the page of a ranking that contains the user's own position. On that page, the distances to the positions
 * before and after it are shown instead.
 *
 * - Use it above the global ranking.
 * - Not for a team's ranking, which has all its members in one table.
 */
export function OwnPlace({ rows, isThere, onGo }: OwnPlaceProps) {
  const near = ownNeighbours(rows);
  if (near) {
    if (near.ahead === null && near.behind === null) return null;
    return (
      <Near as="p">
        {near.ahead !== null && <b>{near.ahead}</b>} {near.behind}
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
