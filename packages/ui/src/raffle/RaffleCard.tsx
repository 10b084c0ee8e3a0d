import { keepUnits, type RaffleView } from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { Card } from '../primitives/Card.tsx';
import { token, type } from '../theme/tokens.ts';

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} 14px;
  &[data-new] { background: ${token('rosa-50')}; border-color: ${token('tint-rosa-edge')}; }
`;

const TextBlock = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Kind = styled.p`
  ${type('small')}
  font-weight: 700;
  color: ${token('text-secondary')};
  [data-new] & { color: ${token('rosa-700')}; }
`;

const Title = styled.h2`
  ${type('card-title')}
`;

const Text = styled.p`
  margin-top: 2px;
  color: ${token('text-secondary')};
  b { color: ${token('text-body')}; }
`;

const Act = styled.div`
  flex: 1 1 100%;
  margin-top: ${token('space-1')};
`;

export interface RaffleCardProps {
  /** The current view of the raffle: unopened tickets, or the result. */
  view: Exclude<RaffleView, { kind: 'none' }>;
  /** Called by '¿Gané?'. The caller reveals the result. */
  onReveal: () => void;
  /** Address of the form with which the winner claims the prize. */
  claimHref: string;
  /** Address of the user's rewards. */
  rewardsHref: string;
}

function contents({ view, onReveal, claimHref, rewardsHref }: RaffleCardProps): {
  title: string;
  text: ReactNode;
  act: ReactNode;
} {
  switch (view.kind) {
    case 'pending':
      return {
        title: 'Cada gema se convirtió en un boleto',
        text: view.text,
        act: (
          <Button variant="secondary" onClick={onReveal}>
            ¿Gané?
          </Button>
        ),
      };
    case 'winner-available':
      return {
        title: '¡Ganaste!',
        text: <b>{keepUnits(view.prize)}</b>,
        act: <ButtonLink href={claimHref}>Reclamar mi premio</ButtonLink>,
      };
    case 'winner-delivery':
      return {
        title: '¡Ganaste!',
        text: (
          <>
            <b>{keepUnits(view.prize)}</b>
            <span>{`. ${view.text}`}</span>
          </>
        ),
        act: null,
      };
    case 'not-winner':
      return {
        title: view.title,
        text: 'Gracias por cada activación. Tus premios canjeados siguen en camino.',
        act: (
          <ButtonLink variant="secondary" href={rewardsHref}>
            Ver mis premios
          </ButtonLink>
        ),
      };
  }
}

/**
 * The card of the raffle on Score: unopened tickets, or the result (spec section 2, End-of-game views).
 *
 * - Use it when the game is over and the user has closed `RaffleStage`. The card's button leads to the next step:
 * reveal the result, claim the prize, or see the rewards.
 * - Not when the user sees the raffle for the first time: use `RaffleStage`.
 */
export function RaffleCard(props: RaffleCardProps) {
  const { kind } = props.view;
  const { title, text, act } = contents(props);
  return (
    <Box as="article" data-new={kind === 'pending' ? '' : undefined}>
      {kind === 'not-winner' ? <Gem size={56} lit={4} /> : <Gem size={56} palette="oro" />}
      <TextBlock>
        <Kind>Sorteo final</Kind>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </TextBlock>
      {act && <Act>{act}</Act>}
    </Box>
  );
}
