import type { RaffleView } from '@gemas/domain';
import { useState } from 'react';
import { RaffleCard } from './RaffleCard.tsx';
import { RaffleStage, type RaffleStageProps } from './RaffleStage.tsx';

export interface RaffleProps extends Omit<RaffleStageProps, 'open' | 'view' | 'onClose'> {
  /** The current view of the raffle. `none` renders nothing. */
  view: RaffleView;
  /** Whether the raffle may cover the screen now. False while other dialogs come first. */
  mayCover: boolean;
}

/**
 * The raffle on Score (spec section 2, End-of-game views): its card, and the view on the whole screen. Unopened tickets
 * cover the screen at once; a known result does not.
 *
 * - Use it where a user returns to the raffle after its view on the whole screen was closed.
 * - Not for one of its two parts alone: use `RaffleCard` or `RaffleStage`.
 */
export function Raffle({ view, mayCover, ...rest }: RaffleProps) {
  const [isCovering, setCovering] = useState(view.kind === 'pending');
  if (view.kind === 'none') return null;
  const open = isCovering && mayCover;
  const { onReveal, claimHref, rewardsHref } = rest;
  const reveal = () => {
    setCovering(true);
    onReveal();
  };
  return (
    <>
      {!open && <RaffleCard {...{ view, claimHref, rewardsHref }} onReveal={reveal} />}
      <RaffleStage {...rest} open={open} view={view} onClose={() => setCovering(false)} />
    </>
  );
}
