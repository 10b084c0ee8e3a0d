import type { RaffleView } from '@gemas/domain';
import { useState } from 'react';
import { RaffleCard } from './RaffleCard.tsx';
import { RaffleStage, type RaffleStageProps } from './RaffleStage.tsx';

export interface RaffleProps extends Omit<RaffleStageProps, 'open' | 'view' | 'onClose'> {
  /** The current view of the raffle. `none` renders nothing. */
  view: RaffleView;
  /** Whether the raffle may cover the screen by itself now. False while other dialogs must be shown first. */
  mayCover: boolean;
}

/**
 * The raffle on Score (spec section 2, End-of-game views): a card and a full-screen view. The full-screen view opens at
 * once for unopened tickets, but not for a known result.
 *
 * - Use it where the user can close the full-screen view and return to the raffle by its card.
 * - Not for only the card or only the full-screen view: use `RaffleCard` or `RaffleStage`.
 */
export function Raffle({ view, mayCover, ...rest }: RaffleProps) {
  const [isDue, setDue] = useState(view.kind === 'pending');
  const [open, setOpen] = useState(false);
  if (isDue && mayCover) {
    setDue(false);
    setOpen(true);
  }
  if (view.kind === 'none') return null;
  const { onReveal, claimHref, rewardsHref } = rest;
  const reveal = () => {
    setOpen(true);
    onReveal();
  };
  return (
    <>
      {!open && <RaffleCard {...{ view, claimHref, rewardsHref }} onReveal={reveal} />}
      <RaffleStage {...rest} open={open} view={view} onClose={() => setOpen(false)} />
    </>
  );
}
