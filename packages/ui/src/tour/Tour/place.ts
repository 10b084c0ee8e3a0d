// Positions in a step of the tour. The step explains an element of the page, the target. The overlay has a hole around
// the target. The card contains the text of the step.

/** A box on the screen, px from the top left of the viewport. */
export interface Box {
  top: number;
  left: number;
  right: number;
  bottom: number;
}

/** Size of the viewport, px. */
export interface View {
  width: number;
  height: number;
}

/** Space between the target and the edge of the hole, px. */
const PAD = 8;
/** Space between the hole and the card, and between the card and the edge of the viewport, px. */
const GAP = 16;
/** Size of the cut corners of the hole, px. */
const CUT = 16;

/**
 * Returns the hole in the overlay around a target, limited to the viewport. Returns null if no part of the target is in
 * the viewport.
 */
export function holeOf(target: Box, { width, height }: View): Box | null {
  const hole = {
    top: Math.max(target.top - PAD, 2),
    left: Math.max(target.left - PAD, 2),
    right: Math.min(target.right + PAD, width - 2),
    bottom: Math.min(target.bottom + PAD, height - 2),
  };
  return hole.right - hole.left > 0 && hole.bottom - hole.top > 0 ? hole : null;
}

/** Returns the outline of a hole with four cut corners, as an svg path. */
export function holePath({ top, left, right, bottom }: Box): string {
  const cut = Math.min(CUT, (right - left) / 2, (bottom - top) / 2);
  return [
    `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}`,
    `L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`,
  ].join('');
}

/** Position of the card. */
export type CardPlace =
  | {
      side: 'above' | 'below';
      top: number;
      /** Position of the card's arrow, which points at the hole, px from the left of the viewport. */
      pointer: number;
    }
  /** The card fits neither above nor below the hole. */
  | { side: 'foot' }
  | { side: 'middle' };

/**
 * Returns the position of a card of this height: above the hole around the highlighted element if the card fits there,
 * otherwise below the hole, otherwise at the foot of the screen. Without a hole the card is in the middle.
 */
export function cardPlace(hole: Box | null, cardHeight: number, view: View): CardPlace {
  if (hole === null) return { side: 'middle' };
  const needed = cardHeight + 2 * GAP;
  const pointer = Math.min(Math.max((hole.left + hole.right) / 2, 56), view.width - 56);
  if (hole.top >= needed) return { side: 'above', top: hole.top - GAP - cardHeight, pointer };
  if (view.height - hole.bottom >= needed) {
    return { side: 'below', top: hole.bottom + GAP, pointer };
  }
  return { side: 'foot' };
}

/** Returns the distance by which the page must scroll to show the target and a card of this height together, px. */
export function scrollFor(target: Box, cardHeight: number, view: View): number {
  const height = target.bottom - target.top + 2 * PAD;
  const needed = cardHeight + 2 * GAP;
  // If target and card fit into the viewport, the target is centred in the space below the card. Otherwise the target
  // starts directly below the card.
  const top = height + needed <= view.height ? (view.height - height + needed) / 2 : needed;
  return target.top - PAD - top;
}
