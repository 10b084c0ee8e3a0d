import { href, type ScoreCard, scoreCardPath } from '@gemas/domain';
import { PlaceSection } from '@gemas/ui';
import { useAtomValue } from '../../state/core/jotai.ts';
import { toRemote } from '../../state/core/remote.ts';
import { scoreStatsAtom } from '../../state/ranking/stats.ts';
import { unreachableSinceAtom, userAtom } from '../../state/session/session.ts';

function placeOf(card: ScoreCard) {
  return card.kind === 'agency' ? 'agency' : card.kind === 'team' ? card.scope : null;
}

/** Shows the card of the user's own place, for drivers and promoters. */
export default function Place() {
  const user = useAtomValue(userAtom);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const stats = useAtomValue(scoreStatsAtom);
  return stats.map(({ card, query }) => {
    const place = placeOf(card);
    if (place === null || query.isEnded) return null;
    const path = scoreCardPath(card, user, query.data ?? null);
    return (
      <PlaceSection
        key={place}
        place={place}
        stats={toRemote(query, unreachableSince)}
        href={path === null ? null : href(path)}
      />
    );
  });
}
