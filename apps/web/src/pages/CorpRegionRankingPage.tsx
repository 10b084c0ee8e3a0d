import { href, paths, readId, sameId, UNKNOWN_PLACE } from '@gemas/domain';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useRoute } from '../shell/routes.ts';
import { OWN_STATS } from '../state/ranking/stats.ts';
import { userAtom } from '../state/session/session.ts';
import { Agencies } from './places/PlacesView.tsx';
import { TeamRankingView } from './places/TeamRankingView.tsx';

/**
 * Shows the members of the user's own region, and the agencies of any other region (contract, Routes). The territory in
 * the address may be `UNKNOWN_PLACE` (decision 81), because the page shows only data of the region.
 */
export default function CorpRegionRankingPage() {
  const { id, region: ofRegion } = useParams();
  const { title } = useRoute();
  const region = readId(ofRegion);
  const own = useAtomValue(userAtom).region_id;
  const isPlaced = id === UNKNOWN_PLACE || readId(id) !== null;
  if (!isPlaced || region === null) return <TeamRankingView statsAtom={null} />;
  const link = { href: href(paths.agencies(region)), label: 'Ver agencias' };
  return sameId(region, own) ? (
    <TeamRankingView statsAtom={OWN_STATS.region} link={link} />
  ) : (
    <Agencies key={region} region={region} rankingTitle={title} />
  );
}
