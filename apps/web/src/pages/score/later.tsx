// All parts of Score whose code is loaded `BELOW_MS` after the first paint of Score, bundled as one file.

import { cardPlace, href, ledgerSummary, paths, scoreCardPath, todayProgress } from '@gemas/domain';
import {
  BadgeSlider,
  PlaceSection,
  RedeemCheckBand,
  TerritoriesSection,
  TodayCard,
} from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isGameClosedAtom } from '../../state/game-end/game-closed.ts';
import { territoriesAtom } from '../../state/places/territories.ts';
import { scoreStatsAtom, scoreViewAtom } from '../../state/ranking/stats.ts';
import { ledgerAtom } from '../../state/redeem/stored-ledger.ts';
import { offlineDataAtAtom, userAtom } from '../../state/session/session.ts';
import { usePlaceView } from '../places/use-view.ts';
import { toRemote, useRemoteList } from '../use-remote.ts';
import Challenges from './Challenges.tsx';

export { default as Pinned } from '../vault/Pinned.tsx';
export { default as GameEnd } from './GameEnd.tsx';
export { default as Onboarding } from './Onboarding.tsx';

/** The sheet of badges. Initially open, because the tap that opens the sheet also mounts this component. */
export function Badges() {
  const [isOpen, setIsOpen] = useState(true);
  const { badge } = useAtomValue(userAtom);
  return <BadgeSlider open={isOpen} onClose={() => setIsOpen(false)} badge={badge} />;
}

/** Shows the line about orders and claims whose answer was lost. */
export function Checks() {
  return <RedeemCheckBand summary={ledgerSummary(useAtomValue(ledgerAtom))} />;
}

/** Shows the progress of today and of this week, below the wallet. Renders nothing after the game. */
export function Today() {
  const user = useAtomValue(userAtom);
  const stats = useAtomValue(scoreStatsAtom);
  const isClosed = useAtomValue(isGameClosedAtom);
  const known = stats.flatMap(({ query: { data } }) => data ?? []);
  const progress = isClosed ? null : todayProgress(user, known);
  return progress && <TodayCard progress={progress} href={href(paths.history(user.id))} />;
}

/** Shows the card of the user's own place, for drivers and promoters. */
function OwnPlace() {
  const user = useAtomValue(userAtom);
  const offlineDataAt = useAtomValue(offlineDataAtAtom);
  const stats = useAtomValue(scoreStatsAtom);
  return stats.map(({ card, query }) => {
    const place = cardPlace(card);
    if (place === null || query.isEnded) return null;
    const path = scoreCardPath(card, user, query.data ?? null);
    return (
      <PlaceSection
        key={place}
        place={place}
        stats={toRemote(query, offlineDataAt)}
        href={path === null ? null : href(path)}
      />
    );
  });
}

/** Shows the list of all territories, for corporate staff. */
function Territories() {
  const query = useAtomValue(territoriesAtom);
  const territories = useRemoteList(query, (cards) => cards);
  const view = usePlaceView();
  return query.isEnded ? null : <TerritoriesSection territories={territories} view={view} />;
}

/** The lower part of Score: the cards of places, and the challenges. */
export function Below() {
  const { cards } = useAtomValue(scoreViewAtom);
  return (
    <>
      <OwnPlace />
      {cards.some(({ kind }) => kind === 'territories') && <Territories />}
      <Challenges />
    </>
  );
}
