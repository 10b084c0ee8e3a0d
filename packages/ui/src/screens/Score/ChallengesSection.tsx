import type {
  MyRanking,
  Pager,
  PersonalChallenge,
  RankingRow,
  TransactionsView,
} from '@gemas/domain';
import { styled } from 'styled-components';
import { ChallengeRanking } from '../../challenges/ChallengeRanking.tsx';
import { ClientCard } from '../../challenges/ClientCard.tsx';
import { GlobalChallengeCard } from '../../challenges/GlobalChallengeCard.tsx';
import {
  ChallengeSkeleton,
  PersonalChallengeCard,
} from '../../challenges/PersonalChallengeCard.tsx';
import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import { InlineError } from '../../primitives/InlineError.tsx';
import type { Remote, RemoteList } from '../../primitives/remote.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { token, type } from '../../theme/tokens.ts';
import { ScoreSection } from './ScoreSection.tsx';

const About = styled.div`
  h3 { ${type('title')} overflow-wrap: anywhere; }
  p + h3 { margin-top: 2px; }
  h3 + p { margin-top: ${token('space-1')}; color: ${token('text-secondary')}; }
`;

const Kind = styled.p`
  ${type('small')}
  font-weight: 700;
  color: ${token('emerald-700')};
`;

const Days = styled.p`
  ${type('small')}
  margin-top: 6px;
  color: ${token('text-secondary')};
`;

const Nothing = styled.div`
  padding: 14px 24px;
  text-align: center;
  color: ${token('text-secondary')};
  border: ${token('border-width-hairline')} dashed ${token('neutral-edge')};
  border-radius: ${token('radius-card')};
  strong { ${type('card-title')} color: ${token('text-body')}; }
`;

/** The current challenge: a ranking, or the transactions of the user's clients (spec section 2). */
export type CurrentChallenge =
  | {
      view: 'ranking';
      name: string;
      /** Dates of the challenge: 'Del 2 al 29 de marzo de 2026'. '' if the challenge has no dates. */
      validity: string;
      standing: Remote<MyRanking>;
      rows: RemoteList<RankingRow>;
      pager: Pager | null;
      /** Number of the ranking's page on which the user's position is expected; null if unknown. */
      ownPage?: number | null | undefined;
      /** Whether another page of the ranking is loading. */
      busy: boolean;
    }
  | { view: 'transactions'; name: string; validity: string; clients: Remote<TransactionsView> };

export interface ChallengesSectionProps {
  /** The user's personal challenge; null if the user has none or it could not be loaded. */
  personal: Remote<PersonalChallenge> | null;
  /** The global challenge; null if the server sends none for the user's role. */
  current: CurrentChallenge | null;
  /** Called to load a page of the global ranking. Receives the page's number, from 1. Not needed without a pager. */
  onPage?: ((page: number) => void) | undefined;
}

/** Returns the remote data that is shown for the current challenge. */
function partsOf(current: CurrentChallenge | null) {
  if (current === null) return [];
  return current.view === 'ranking' ? [current.standing, current.rows] : [current.clients];
}

function Clients({ clients }: { clients: Remote<TransactionsView> }) {
  switch (clients.status) {
    case 'loading':
      return [0, 1].map((card) => <Skeleton key={card} height={148} />);
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar tus clientes"
          failure={clients.failure}
          brief
          onRetry={clients.onRetry}
        />
      );
    case 'ready': {
      const view = clients.data;
      if (view.kind === 'no-activations') {
        return (
          <Nothing>
            <strong>{view.text}</strong>
          </Nothing>
        );
      }
      return (
        <>
          {view.kind === 'none-met' && (
            <Nothing>
              <p>{view.text}</p>
            </Nothing>
          )}
          {view.clients.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </>
      );
    }
  }
}

/**
 * The challenges on Score (spec section 2): personal and global. Renders nothing if there is none.
 *
 * - Seen by users whose role is listed in a running challenge, on Score, below the cards.
 * - Not for the ranking of a team: use `TeamRankingScreen`.
 */
export function ChallengesSection({
  personal,
  current,
  onPage = () => undefined,
}: ChallengesSectionProps) {
  const own = personal?.status === 'error' ? null : personal;
  if (own === null && current === null) return null;
  return (
    <ScoreSection title="Desafíos" freshness={freshnessOf(own, ...partsOf(current))}>
      {own?.status === 'loading' && <ChallengeSkeleton />}
      {own?.status === 'ready' && <PersonalChallengeCard challenge={own.data} />}
      {current?.view === 'ranking' && (
        <>
          <GlobalChallengeCard
            name={current.name}
            validity={current.validity}
            standing={current.standing}
          />
          <ChallengeRanking
            rows={current.rows}
            pager={current.pager}
            busy={current.busy}
            ownPage={current.ownPage}
            onPage={onPage}
          />
        </>
      )}
      {current?.view === 'transactions' && (
        <>
          <About>
            {current.name && <Kind>Desafío de transacciones</Kind>}
            <h3>{current.name || 'Desafío de transacciones'}</h3>
            <p>Cada reto completo te da 1 esmeralda y un bono a tu cliente.</p>
            {current.validity && <Days>{current.validity}</Days>}
          </About>
          <Clients clients={current.clients} />
        </>
      )}
    </ScoreSection>
  );
}
