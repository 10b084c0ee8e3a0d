import { readId } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { AgenciesView } from './places/AgenciesView.tsx';
import { NoPlaces } from './places/NoPlaces.tsx';

export default function AgenciesPage() {
  const region = readId(useParams().id);
  return region === null ? (
    <NoPlaces kind="agencies" />
  ) : (
    <AgenciesView key={region} region={region} />
  );
}
