import { readId } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useRoute } from '../shell/routes.ts';
import { Agencies, Regions } from './places/PlacesView.tsx';

/** The regions of a territory, or the agencies of a region. The route decides which. */
export default function PlacesPage() {
  const { path } = useRoute();
  const id = readId(useParams().id);
  return path === '/territories/:id/regions' ? (
    <Regions key={id} territory={id} />
  ) : (
    <Agencies key={id} region={id} />
  );
}
