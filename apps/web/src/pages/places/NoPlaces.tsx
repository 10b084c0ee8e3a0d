import { paths } from '@gemas/domain';
import { PlacesScreen, type PlacesScreenProps } from '@gemas/ui';
import { useBack } from '../../shell/back.ts';
import { usePlaceView } from './use-view.ts';

/** Shows that there are no places, because the address has no valid id. */
export function NoPlaces({ kind }: Pick<PlacesScreenProps, 'kind'>) {
  return (
    <PlacesScreen
      kind={kind}
      places={{ status: 'missing' }}
      view={usePlaceView()}
      hrefOf={() => '#/score'}
      onBack={useBack(paths.score)}
    />
  );
}
