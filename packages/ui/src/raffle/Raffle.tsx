import type { RaffleView } from '@gemas/domain';
import { useState } from 'react';
import { RaffleCard } from './RaffleCard.tsx';
import { RaffleStage, type RaffleStageProps } from './RaffleStage.tsx';

export interface RaffleProps extends Omit<RaffleStageProps, 'open' | 'view' | 'onClose'> {
  /** The current view of the raffle. `none` renders nothing. */
  view: RaffleView;
  /**
   * Whether the raffle may cover the screen by itself now. False while other dialogs must be shown first, and after the
   * user has left the raffle (`onLeave`).
   */
  mayCover: boolean;
  /** Called when the user goes back to Score without asking for the result. */
  onLeave?: (() => void) | undefined;
}

/**
 * The raffle on Score (spec section 2, End-of-game views): a card and a full-screen view. The full-screen view opens at
 * once for unopened tickets, but not for a known result. The user can leave it. '¿Gané?' on the card opens it again,
 * with the result.
 *
 * - Use it where the user can close the full-screen view and return to the raffle by its card.
 * - Not for only the card or only the full-screen view: use `RaffleCard` or `RaffleStage`.
 */
export function Raffle({ view, mayCover, onLeave, ...rest }: RaffleProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  if (view.kind === 'pending' && mayCover && !wasOpened) show();
  if (view.kind === 'none') return null;
  const { onReveal, claimHref, rewardsHref } = rest;
  const reveal = () => {
    show();
    onReveal();
  };
  const close = () => {
    setOpen(false);
    if (view.kind === 'pending') onLeave?.();
  };
  return (
    <>
      {!open && <RaffleCard {...{ view, claimHref, rewardsHref }} onReveal={reveal} />}
      <RaffleStage {...rest} open={open} view={view} onClose={close} />
    </>
  );
}
