import { href, paths } from '@gemas/domain';
import { PlacesScreen } from '@gemas/ui';
import { useBack } from '../../shell/back.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { agenciesAtom } from '../../state/places/regions.ts';
import { unreachableSinceAtom } from '../../state/session/session.ts';
import { toPlaceRemote } from './place-remote.ts';
import { usePlaceView } from './use-view.ts';

const hrefOf = (id: number) => href(paths.agencyRanking(id));

/** Shows the agencies of a region, as a list or, if `rankingTitle` is given, as the region's ranking. */
export function AgenciesView({
  region,
  rankingTitle,
}: {
  region: number;
  rankingTitle?: string | undefined;
}) {
  const query = useAtomValue(agenciesAtom(region));
  return (
    <PlacesScreen
      kind="agencies"
      rankingTitle={rankingTitle}
      places={toPlaceRemote(query, useAtomValue(unreachableSinceAtom), (answer) => ({
        name: answer.region.name,
        places: answer.agencies,
      }))}
      view={usePlaceView()}
      hrefOf={hrefOf}
      onBack={useBack(paths.score)}
    />
  );
}
