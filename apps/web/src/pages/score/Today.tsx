import { href, paths, todayProgress } from '@gemas/domain';
import { TodayCard } from '@gemas/ui';
import { useAtomValue } from '../../state/core/jotai.ts';
import { isGameClosedAtom } from '../../state/game-end/game-closed.ts';
import { scoreStatsAtom } from '../../state/ranking/stats.ts';
import { userAtom } from '../../state/session/session.ts';

/** Shows the progress of today and of this week, below the wallet. Renders nothing after the game. */
export default function Today() {
  const user = useAtomValue(userAtom);
  const stats = useAtomValue(scoreStatsAtom);
  const isClosed = useAtomValue(isGameClosedAtom);
  const known = stats.flatMap(({ query: { data } }) => data ?? []);
  const progress = isClosed ? null : todayProgress(user, known);
  return progress && <TodayCard progress={progress} href={href(paths.history(user.id))} />;
}
