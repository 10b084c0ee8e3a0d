import { type Id, type PlaceCard, placesWeek } from '@gemas/domain';
import { styled } from 'styled-components';
import { CuttingGem } from '../gem/CuttingGem.tsx';
import { PlaceCards } from '../places/PlaceCards.tsx';
import { PlaceFinder, type PlaceView } from '../places/PlaceFinder.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import type { Remote } from '../primitives/remote.ts';
import { SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { GameEnded, NoSuchPlace, TeamFailure } from '../ranking/TeamFailure.tsx';
import { TeamHero } from '../ranking/TeamHero.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Screen } from '../shell/Screen.tsx';
import { RoughStone } from '../shell/scenes/RoughStone.tsx';
import { token } from '../theme/tokens.ts';

const Holder = styled.p`
  margin-bottom: ${token('space-3')};
  font-weight: 600;
  color: ${token('text-secondary')};
`;

const Body = styled.div`
  padding-top: ${token('space-4')};
`;

const Wait = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  padding-block: ${token('space-5')};
  font-weight: 600;
  color: ${token('text-secondary')};
`;

/** Kinds of places that the screen can list: the regions of a territory, or the agencies of a region. */
export const placeKinds = ['regions', 'agencies'] as const;
export type PlaceKind = (typeof placeKinds)[number];

interface PlaceLabels {
  title: string;
  noun: string;
  search: string;
  failed: string;
  empty: string;
  missing: string;
  gone: string;
  ended: string;
}

const LABELS: Record<PlaceKind, PlaceLabels> = {
  regions: {
    title: 'Regiones',
    noun: 'regiones',
    search: 'Busca una región',
    failed: 'No pudimos cargar las regiones',
    empty: 'Este territorio aún no tiene regiones.',
    missing: 'No encontramos este territorio',
    gone: 'Este territorio ya no existe',
    ended: 'Las regiones ya no cambian, y este teléfono no las tiene guardadas.',
  },
  agencies: {
    title: 'Agencias',
    noun: 'agencias',
    search: 'Busca una agencia',
    failed: 'No pudimos cargar las agencias',
    empty: 'Esta región aún no tiene agencias.',
    missing: 'No encontramos esta región',
    gone: 'Esta región ya no existe',
    ended: 'Las agencias ya no cambian, y este teléfono no las tiene guardadas.',
  },
};

/** The listed regions or agencies, and the place that contains them. */
export interface PlacesOf {
  /** Name of the place that contains the listed places: 'Bajío Norte'. */
  name: string;
  places: readonly PlaceCard[];
}

export interface PlacesScreenProps {
  /** Kind of the listed places. */
  kind: PlaceKind;
  /**
   * The places, or the reason why no places are shown. `missing` means that the address has no valid id. `ended` means
   * that the game is over and the phone has no stored data.
   */
  places: Remote<PlacesOf> | { status: 'missing' | 'ended' };
  /** The sort order that the user has chosen, and the text of the search. */
  view: PlaceView;
  /** Returns the address that a place's card links to. Receives the id of the place. */
  hrefOf: (id: Id) => string;
  /**
   * Title of a screen that ranks the places. The top of such a screen also shows the progress of the week. Omit the
   * title for a list without a ranking.
   */
  rankingTitle?: string | undefined;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

interface ContentProps extends Pick<PlacesScreenProps, 'kind' | 'places' | 'view' | 'hrefOf'> {
  isRanking: boolean;
}

function Content({ kind, places, view, hrefOf, isRanking }: ContentProps) {
  switch (places.status) {
    case 'loading':
      return (
        <>
          <SkeletonStack>
            <Skeleton height={106} />
            <Skeleton height={106} />
            <Skeleton height={106} />
          </SkeletonStack>
          <Wait role="status">
            <CuttingGem size={26} />
            Cargando...
          </Wait>
        </>
      );
    case 'missing':
      return <NoSuchPlace title={LABELS[kind].missing} />;
    case 'ended':
      return <GameEnded help={LABELS[kind].ended} />;
    case 'error':
      return (
        <TeamFailure
          title={LABELS[kind].failed}
          gone={LABELS[kind].gone}
          failure={places.failure}
          onRetry={places.onRetry}
        />
      );
    case 'ready':
      return places.data.places.length === 0 ? (
        <EmptyState scene={<RoughStone />} title={LABELS[kind].empty} />
      ) : (
        <PlaceFinder
          {...view}
          places={places.data.places}
          weekInHead={isRanking}
          noun={LABELS[kind].noun}
          searchLabel={LABELS[kind].search}
        >
          {(shown) => <PlaceCards label={LABELS[kind].title} places={shown} hrefOf={hrefOf} />}
        </PlaceFinder>
      );
  }
}

/**
 * The list 'Regiones' or 'Agencias' with one card per place (spec section 2, Regions and agencies lists).
 *
 * - Seen by leaders of a territory and corporate staff, as 'Regiones'. Opened from the ranking of a territory.
 * - Seen by leaders of a region, as 'Agencias'. Opened from the ranking of the region.
 * - Not for people: use `TeamRankingScreen`.
 */
export function PlacesScreen({
  kind,
  places,
  view,
  hrefOf,
  rankingTitle,
  onBack,
}: PlacesScreenProps) {
  const back = onBack ? { onBack } : { backHref: '#/score' };
  const of = places.status === 'ready' ? places.data : null;
  const isRanking = rankingTitle !== undefined;
  const bar = isRanking ? (
    <TeamHero
      title={rankingTitle}
      week={of && { name: of.name, ...placesWeek(of.places) }}
      {...back}
    />
  ) : (
    <AppBar title={LABELS[kind].title} {...back} />
  );
  const content = (
    <>
      {of && !isRanking && <Holder>{of.name}</Holder>}
      <Content kind={kind} places={places} view={view} hrefOf={hrefOf} isRanking={isRanking} />
    </>
  );
  return (
    <Screen bar={bar} freshness={freshnessOf(places)}>
      {isRanking ? <Body>{content}</Body> : content}
    </Screen>
  );
}
