import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Screen } from '../shell/Screen.tsx';
import { token, type } from '../theme/tokens.ts';

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  padding: ${token('space-8')} ${token('space-3')} 0;
`;

const Stone = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  padding-block: ${token('space-4')};
  svg { width: auto; height: clamp(96px, 28 * var(--dvh), ${token('gem-start')}); }
  /* Keeps the stone within the flat area in the middle of the background's facets. */
  @media (max-height: 700px) { padding-top: calc(7 * var(--dvh)); }
`;

const Title = styled.h1`
  ${type('display')}
  /* Limits the size, so that each word fits the phone with text at 200 %. */
  font-size: min(${token('type-figure-size')}, 15vw);
  max-width: 9em;
  outline: none;
  @media (max-height: 700px) { font-size: ${token('type-display-size')}; }
`;

const Text = styled.p`
  margin-top: 14px;
  max-width: 32ch;
  font: 500 1.125rem/1.4 ${token('font-text')};
  color: ${token('emerald-100')};
`;

const Act = styled.div`
  align-self: stretch;
  margin-top: clamp(${token('space-5')}, 6 * var(--dvh), ${token('space-12')});
`;

const TEXTS = {
  over: {
    title: 'El juego de gemas ha terminado',
    text: 'Gracias por jugar. Entra a ver tus resultados y tus premios.',
  },
  open: {
    title: 'Te damos la bienvenida',
    text: 'Junta esmeraldas con tus activaciones y canjéalas por premios.',
  },
} as const;

export interface StartScreenProps {
  /** Whether the server has said that the game is over. If it has not, a welcome is shown (decision D37). */
  isGameOver: boolean;
  /** Address of Score, which shows the results. */
  scoreHref: string;
}

/**
 * Start (spec section 2): a welcome, or that the game is over, and a button that leads to Score.
 *
 * - Seen by guests and by users who have lost their session; logged-in users are redirected to Score.
 * - Not for a game that ends while a user is logged in: Score shows the end of the game.
 */
export function StartScreen({ isGameOver, scoreHref }: StartScreenProps) {
  const { title, text } = TEXTS[isGameOver ? 'over' : 'open'];
  return (
    <Screen freshness={null} ground="start">
      <Body>
        <Stone>
          <Gem size={236} />
        </Stone>
        <Title tabIndex={-1} data-route-heading="">
          {title}
        </Title>
        <Text>{text}</Text>
        <Act>
          <ButtonLink variant="gold" href={scoreHref} end={<Icon of={ArrowRight} size={22} />}>
            Ver mis resultados
          </ButtonLink>
        </Act>
      </Body>
    </Screen>
  );
}
