import { paths, readId } from '@gemas/domain';
import { PlacesScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { AgenciesView } from './places/AgenciesView.tsx';
import { usePlaceView } from './places/use-view.ts';

export default function AgenciesPage() {
  const region = readId(useParams().id);
  const back = useBack(paths.score);
  const view = usePlaceView();
  return region === null ? (
    <PlacesScreen
      kind="agencies"
      places={{ status: 'missing' }}
      view={view}
      hrefOf={() => '#/score'}
      onBack={back}
    />
  ) : (
    <AgenciesView key={region} region={region} />
  );
}
