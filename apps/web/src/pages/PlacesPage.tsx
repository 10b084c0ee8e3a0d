import { readId } from '@gemas/domain';
import { useLocation, useParams } from 'react-router-dom';
import { specOf } from '../shell/routes.ts';
import { Agencies, Regions } from './places/PlacesView.tsx';

/** The regions of a territory, or the agencies of a region. The route decides which. */
export default function PlacesPage() {
  const { path } = specOf(useLocation().pathname);
  const id = readId(useParams().id);
  return path === '/territories/:id/regions' ? (
    <Regions key={id} territory={id} />
  ) : (
    <Agencies key={id} region={id} />
  );
}
