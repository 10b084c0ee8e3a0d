import { TerritoriesSection } from '@gemas/ui';
import { useAtomValue } from '../../state/core/jotai.ts';
import { offlineSince, toRemoteList } from '../../state/core/remote.ts';
import { territoriesAtom } from '../../state/places/territories.ts';

/** The territories, for corporate staff. */
export default function Territories() {
  const query = useAtomValue(territoriesAtom);
  if (query.isEnded) return null;
  return (
    <TerritoriesSection
      territories={toRemoteList(query, (cards) => cards)}
      offlineSince={offlineSince([query], null)}
      onRetry={() => void query.refetch()}
    />
  );
}
