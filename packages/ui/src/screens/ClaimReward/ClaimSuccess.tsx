import { useEffect, useRef } from 'react';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { scrollPage } from '../../platform/scroll.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Actions, EMERALD, Frame, Prize, Rings, Stage, Text, Title } from '../../raffle/stage.tsx';
import { Confetti } from '../../redeem/Success/Confetti.tsx';
import { Screen } from '../../shell/Screen.tsx';

export interface ClaimSuccessProps {
  /** Name of the prize. */
  prize: string;
  rewardsHref: string;
  scoreHref: string;
}

/** Says that the raffle prize was claimed and will be sent. */
export function ClaimSuccess({ prize, rewardsHref, scoreHref }: ClaimSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This component replaces the focused form without a change of route, so it moves the focus to its heading itself.
  useEffect(() => {
    scrollPage(0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Screen freshness={null} ground="hero" facets={false} padded={false}>
      <Stage data-whole="">
        <Rings colours={EMERALD} />
        <Confetti />
        <Frame>
          <div>
            <Gem size={150} />
          </div>
        </Frame>
        <Title as="h1" ref={heading} tabIndex={-1} data-route-heading="">
          ¡Felicidades!
        </Title>
        <Prize>{prize}</Prize>
        <Text>Recibimos tus datos de envío.</Text>
        <Actions>
          <ButtonLink variant="gold" href={rewardsHref}>
            Ver mis premios
          </ButtonLink>
          <ButtonLink variant="quiet" href={scoreHref}>
            Volver al juego
          </ButtonLink>
        </Actions>
      </Stage>
    </Screen>
  );
}
