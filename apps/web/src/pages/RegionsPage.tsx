import { href, paths, readId } from '@gemas/domain';
import { PlacesScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { regionsAtom } from '../state/places/regions.ts';
import { unreachableSinceAtom } from '../state/session/session.ts';
import { toPlaceRemote } from './places/place-remote.ts';

function Regions({ territory }: { territory: number }) {
  const query = useAtomValue(regionsAtom(territory));
  return (
    <PlacesScreen
      kind="regions"
      places={toPlaceRemote(query, useAtomValue(unreachableSinceAtom), (answer) => ({
        name: answer.territory.name,
        places: answer.regions,
      }))}
      hrefOf={(region) => href(paths.corpRegionRanking(territory, region))}
      onBack={useBack(paths.corpTerritoryRanking(territory))}
    />
  );
}

export default function RegionsPage() {
  const territory = readId(useParams().id);
  const back = useBack(paths.score);
  return territory === null ? (
    <PlacesScreen
      kind="regions"
      places={{ status: 'missing' }}
      hrefOf={() => '#/score'}
      onBack={back}
    />
  ) : (
    <Regions key={territory} territory={territory} />
  );
}
