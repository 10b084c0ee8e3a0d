import { type MyRanking, medalOf, rankingSentence } from '@gemas/domain';
import { styled } from 'styled-components';
import { Medal } from '../gem/Medal.tsx';
import type { Remote } from '../primitives/remote.ts';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { onDark } from '../theme/ground.ts';
import { token, type } from '../theme/tokens.ts';
import { Plate, PlateHead, PlateKind, PlatePlanes, PlateTitle } from './plate.ts';

const Box = styled(Plate)`
  ${onDark}
`;

const Planes = styled(PlatePlanes)`
  background: ${token('night-900')};
`;

const Kind = styled(PlateKind)`
  color: ${token('gold-400')};
`;

const Sentence = styled.p`
  max-width: 19rem;
  margin-top: 10px;
  /* Keeps the bold text on one line if it fits. */
  b { display: inline-block; color: ${token('gold-400')}; }
`;

const Days = styled.p`
  ${type('small')}
  margin-top: 6px;
  color: ${token('night-muted')};
`;

export interface GlobalChallengeCardProps {
  /** Name of the challenge, from the server. */
  name: string;
  /** Dates of the challenge: 'Del 2 al 29 de marzo de 2026'. '' if the challenge has no dates. */
  validity: string;
  /** The user's position in the challenge, or its loading or error state. Not shown if it could not be loaded. */
  standing: Remote<MyRanking>;
}

function Standing({ standing }: Pick<GlobalChallengeCardProps, 'standing'>) {
  if (standing.status === 'loading') return <Skeleton shape="line" width={220} height={44} />;
  if (standing.status === 'error') return null;
  const sentence = rankingSentence(standing.data);
  if (!sentence) {
    return (
      <Sentence>Aún no tienes un lugar en el ranking global. Empieza con una activación.</Sentence>
    );
  }
  return (
    <Sentence>
      <span>{sentence.lead}</span> <b>{sentence.position}</b> <span>{sentence.middle}</span>{' '}
      <b>{sentence.activations}</b>
    </Sentence>
  );
}

/**
 * The global challenge and the user's position in its ranking (spec section 2, Global challenge ranking).
 *
 * - Use it above the `ChallengeRanking`, which shows the positions of all users.
 * - Not for the user's personal challenge: use a `PersonalChallengeCard`.
 */
export function GlobalChallengeCard({ name, validity, standing }: GlobalChallengeCardProps) {
  const position = standing.status === 'ready' ? standing.data.position : null;
  return (
    <Box>
      <Planes>
        <svg aria-hidden="true" viewBox="0 0 358 190" preserveAspectRatio="xMaxYMin slice">
          <polygon points="358,0 358,190 250,190 210,150 210,40 250,0" fill="var(--night-800)" />
          <polygon points="358,34 358,160 276,160 246,130 246,64 276,34" fill="var(--night-700)" />
        </svg>
      </Planes>
      <PlateHead>
        <div>
          {name && <Kind>Desafío global</Kind>}
          <PlateTitle>{name || 'Desafío global'}</PlateTitle>
        </div>
        {position !== null && medalOf(position) !== null && (
          <Medal position={medalOf(position) ?? 1} size={62} />
        )}
      </PlateHead>
      <Standing standing={standing} />
      {validity && <Days>{validity}</Days>}
    </Box>
  );
}
