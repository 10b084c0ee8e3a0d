import { agenciesOf, href, type Id, paths, regionsOf } from '@gemas/domain';
import { PlacesScreen, type PlacesScreenProps } from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useBack } from '../../shell/back.ts';
import { agenciesAtom, regionsAtom } from '../../state/places/place-by-id.ts';
import { noQueryAtom, usePlaceRemote } from '../use-remote.ts';
import { usePlaceView } from './use-view.ts';

const agencyHref = (id: Id) => href(paths.agencyRanking(id));

interface AgenciesProps extends Pick<PlacesScreenProps, 'rankingTitle'> {
  /** Id of the region. Null if the address has no valid id. */
  region: string | null;
}

/** Shows the agencies of a region, as a list or, if `rankingTitle` is given, as the region's ranking. */
export function Agencies({ region, rankingTitle }: AgenciesProps) {
  const query = useAtomValue(region === null ? noQueryAtom : agenciesAtom(region));
  return (
    <PlacesScreen
      kind="agencies"
      rankingTitle={rankingTitle}
      places={usePlaceRemote(query, agenciesOf)}
      view={usePlaceView()}
      hrefOf={agencyHref}
      onBack={useBack(paths.score)}
    />
  );
}

/** Shows the regions of a territory. `territory` is null if the address has no valid id. */
export function Regions({ territory }: { territory: string | null }) {
  const query = useAtomValue(territory === null ? noQueryAtom : regionsAtom(territory));
  const hrefOf = useCallback(
    (region: Id) => href(paths.corpRegionRanking(territory, region)),
    [territory],
  );
  return (
    <PlacesScreen
      kind="regions"
      places={usePlaceRemote(query, regionsOf)}
      view={usePlaceView()}
      hrefOf={hrefOf}
      onBack={useBack(territory === null ? paths.score : paths.corpTerritoryRanking(territory))}
    />
  );
}
