import { type FailureKind, failureAdvice, type RaffleView } from '@gemas/domain';
import { ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { type Connection, ConnectionNotice } from '../primitives/ConnectionNotice.tsx';
import { useModal } from '../primitives/Dialog/use-modal.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Confetti } from '../redeem/Success/Confetti.tsx';
import { GoldTicket } from '../shell/scenes/GoldTicket.tsx';
import { octagon } from '../theme/cut.ts';
import { media } from '../theme/media.ts';
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
  ${media.motionSafe} {
    &[data-shaking] { animation: ticket-shake 420ms linear infinite; }
  }
  @keyframes ticket-shake {
    25% { transform: rotate(-2.5deg); }
    75% { transform: rotate(2.5deg); }
  }
`;

const Fault = styled.p`
  --c: 12px;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('rosa-100')};
  color: ${token('rosa-700')};
  font: 700 1rem/1.35 ${token('font-text')};
  clip-path: ${octagon};
`;

/** A view of the raffle that can be shown: unopened tickets, or the result. */
type ShownRaffle = Exclude<RaffleView, { kind: 'none' }>;

export interface RaffleStageProps {
  /** Whether the raffle is open and covers the screen. */
  open: boolean;
  /** The current view of the raffle: unopened tickets, or the result. */
  view: ShownRaffle;
  /** The user's gems. Each gem has become one raffle ticket. */
  balance: number;
  /** Whether the result has been requested. If true, another tap does nothing. */
  revealing: boolean;
  /** Why the result could not be revealed; null without a failure. */
  failure: FailureKind | null;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Called by '¿Gané?' and by the retry after a failure. The caller requests the result. */
  onReveal: () => void;
  /**
   * Called when the user goes back to Score. Not called while the user has unopened tickets, except without a
   * connection or after a failure.
   */
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
  const { open, view, failure, connection, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isClosable = view.kind !== 'pending' || failure !== null || connection?.offline === true;

  const toTop = (stage: HTMLDialogElement) => {
    stage.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  };
  const modal = useModal({
    open,
    // This handler is given even while the user cannot close the dialog. Without a handler, a back gesture would leave
    // Score.
    onLeave: () => {
      if (isClosable) onClose();
    },
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
  revealing,
  failure,
  connection,
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
          <Ticket data-shaking={revealing ? '' : undefined}>
            <GoldTicket count={balance} />
          </Ticket>
          <Title {...title} data-plain="">
            Cada gema se convirtió en un boleto
          </Title>
          <Text>{view.text}</Text>
          <Actions>
            <ConnectionNotice needs="reveal" connection={connection} />
            {failure !== null && !revealing && !connection?.offline && (
              <Fault role="alert">{`No pudimos abrir tu resultado. ${failureAdvice(failure)}`}</Fault>
            )}
            <Button
              variant="gold"
              busy={revealing}
              busyLabel="Abriendo tus boletos..."
              onClick={onReveal}
            >
              {failure !== null ? 'Intentar de nuevo' : '¿Gané?'}
            </Button>
            {(failure !== null || connection?.offline) && back}
          </Actions>
        </Stage>
      );
    case 'not-winner':
      return (
        <Stage key="result" data-paper="" data-opens="">
          <Gem size={184} />
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
          <Prize>{view.prize}</Prize>
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
