import { keepUnits, type RaffleView } from '@gemas/domain';
import { ArrowRight, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { useModal } from '../primitives/Dialog/use-modal.ts';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Confetti } from '../redeem/Success/Confetti.tsx';
import { GoldTicket } from '../shell/scenes/GoldTicket.tsx';
import { token } from '../theme/tokens.ts';
import { Actions, EMERALD, Frame, Prize, Rings, ROSA, Stage, Text, Title } from './stage.tsx';

const Overlay = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${token('z-dialog')};
  width: 100%;
  max-width: ${token('size-content-max')};
  height: 100%;
  max-height: none;
  margin-inline: auto;
  border: 0;
  background: ${token('rosa-600')};
  overflow-y: auto;
  overscroll-behavior: contain;
  &[data-seen='not-winner'] { background: ${token('bg-page')}; }
  &[data-seen^='winner'] { background: ${token('bg-hero')}; }
  &::backdrop { background: ${token('bg-page')}; }
`;

const Ticket = styled.div`
  width: 330px;
  max-width: 100%;
  svg { width: 100%; height: auto; }
`;

const Close = styled(IconButton)`
  position: absolute;
  top: calc(${token('space-2')} + env(safe-area-inset-top, 0px));
  right: ${token('space-2')};
`;

/** A view of the raffle that can be shown: unopened tickets, or the result. */
type ShownRaffle = Exclude<RaffleView, { kind: 'none' }>;

export interface RaffleStageProps {
  /** Whether the raffle is open and covers the screen. */
  open: boolean;
  /** The current view of the raffle: unopened tickets, or the result. */
  view: ShownRaffle;
  /** The user's gems. Each gem has become one raffle ticket. */
  balance: number | null;
  /** Called by '¿Gané?'. The caller shows the result. */
  onReveal: () => void;
  /** Called when the user goes back to Score, also without having asked for the result (decision D9). */
  onClose: () => void;
  /** Address of the form with which the winner claims the prize. */
  claimHref: string;
  /** Address of the user's rewards. */
  rewardsHref: string;
}

/**
 * The raffle on the whole screen (spec section 2, End-of-game views). Every gem has become a raffle ticket, and
 * '¿Gané?' reveals the result. Under reduced motion there is no animation.
 *
 * - Use it when the game is over and the user has not seen this view of the raffle.
 * - Not if the user has already seen this view: use a `RaffleCard`.
 */
export function RaffleStage(props: RaffleStageProps) {
  const { open, view, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const toTop = (stage: HTMLDialogElement) => {
    stage.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  };
  const modal = useModal({
    open,
    onLeave: onClose,
    onOpened: toTop,
    takesEscape: true,
  });

  // When the view changes from tickets to result, screen readers start again at the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new kind has a new title
  useEffect(() => {
    if (open && modal.ref.current) toTop(modal.ref.current);
  }, [open, view.kind]);

  return (
    <Overlay {...modal} data-seen={view.kind} aria-labelledby={id}>
      {open && <Face {...props} headingId={id} heading={heading} />}
    </Overlay>
  );
}

interface FaceProps extends RaffleStageProps {
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Face({
  view,
  balance,
  onReveal,
  onClose,
  claimHref,
  rewardsHref,
  headingId,
  heading,
}: FaceProps) {
  const title = { id: headingId, ref: heading, tabIndex: -1 };
  const back = (
    <Button variant="quiet" onClick={onClose}>
      Volver al juego
    </Button>
  );
  switch (view.kind) {
    case 'pending':
      return (
        <Stage key="pending">
          <Rings colours={ROSA} />
          <Close icon={X} label="Volver al juego" onClick={onClose} />
          {balance !== null && (
            <Ticket>
              <GoldTicket count={balance} />
            </Ticket>
          )}
          <Title {...title} data-plain="">
            Cada gema se convirtió en un boleto
          </Title>
          <Text>{view.text}</Text>
          <Actions>
            <Button variant="gold" onClick={onReveal}>
              ¿Gané?
            </Button>
          </Actions>
        </Stage>
      );
    case 'not-winner':
      return (
        <Stage key="result" data-paper="" data-opens="">
          <Gem size={148} lit={4} />
          <Title {...title}>{view.title}</Title>
          <Text>Gracias por cada activación. Tus premios canjeados siguen en camino.</Text>
          <Actions>
            <ButtonLink href={rewardsHref}>Ver mis premios</ButtonLink>
            {back}
          </Actions>
        </Stage>
      );
    case 'winner-available':
    case 'winner-delivery':
      return (
        <Stage key="result" data-opens="">
          <Rings colours={EMERALD} />
          <Confetti />
          <Frame>
            <div>
              <Gem size={150} />
            </div>
          </Frame>
          <Title {...title}>¡Ganaste!</Title>
          <Prize>{keepUnits(view.prize)}</Prize>
          <Text>
            {view.kind === 'winner-delivery' ? view.text : 'Dinos a dónde te lo enviamos.'}
          </Text>
          <Actions>
            {view.kind === 'winner-available' ? (
              <ButtonLink variant="gold" href={claimHref} end={<Icon of={ArrowRight} size={22} />}>
                Reclamar mi premio
              </ButtonLink>
            ) : (
              <ButtonLink variant="gold" href={rewardsHref}>
                Ver mis premios
              </ButtonLink>
            )}
            {back}
          </Actions>
        </Stage>
      );
  }
}
