import { TerritoriesSection } from '@gemas/ui';
import { useAtomValue } from '../../state/core/jotai.ts';
import { toRemoteList } from '../../state/core/remote.ts';
import { territoriesAtom } from '../../state/places/territories.ts';
import { unreachableSinceAtom } from '../../state/session/session.ts';
import { usePlaceView } from '../places/use-view.ts';

/** Shows the list of all territories, for corporate staff. */
export default function Territories() {
  const query = useAtomValue(territoriesAtom);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const view = usePlaceView();
  if (query.isEnded) return null;
  return (
    <TerritoriesSection
      territories={toRemoteList(query, unreachableSince, (cards) => cards)}
      view={view}
    />
  );
}
