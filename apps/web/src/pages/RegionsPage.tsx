import { href, paths, readId } from '@gemas/domain';
import { PlacesScreen } from '@gemas/ui';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { regionsAtom } from '../state/places/regions.ts';
import { unreachableSinceAtom } from '../state/session/session.ts';
import { NoPlaces } from './places/NoPlaces.tsx';
import { toPlaceRemote } from './places/place-remote.ts';
import { usePlaceView } from './places/use-view.ts';

function Regions({ territory }: { territory: number }) {
  const query = useAtomValue(regionsAtom(territory));
  const hrefOf = useCallback(
    (region: number) => href(paths.corpRegionRanking(territory, region)),
    [territory],
  );
  return (
    <PlacesScreen
      kind="regions"
      places={toPlaceRemote(query, useAtomValue(unreachableSinceAtom), (answer) => ({
        name: answer.territory.name,
        places: answer.regions,
      }))}
      view={usePlaceView()}
      hrefOf={hrefOf}
      onBack={useBack(paths.corpTerritoryRanking(territory))}
    />
  );
}

export default function RegionsPage() {
  const territory = readId(useParams().id);
  return territory === null ? (
    <NoPlaces kind="regions" />
  ) : (
    <Regions key={territory} territory={territory} />
  );
}
