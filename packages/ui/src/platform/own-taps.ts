// Ignores taps that were meant for other content: a finger that taps twice must not press a button that has only just
// appeared under it (decision 73). In this file a surface is an element that appears under the finger, such as a
// dialog.
//
// A surface accepts a tap if both are true:
// - The press began after the surface had stopped moving.
// - The press does not continue a burst of presses that began earlier.
//
// Presses of keys are treated like presses of a finger.
import { BURST_MS } from './burst.ts';

/** Presses at most this far apart are at the same place, CSS px: half of a fingertip. */
const SAME_PLACE_PX = 48;

/** Time that a user needs at least to see a surface and tap it, ms. */
const REACTION_MS = 400;

/** An opening animation counts as finished after this time, ms, because it may never start. */
const LONGEST_OPENING_MS = 3000;

interface Touch {
  /** When the pointer or the key went down, ms on the clock of events. */
  at: number;
  /** The pressed key; null for a pointer. */
  key: string | null;
  x: number;
  y: number;
}

interface Press extends Touch {
  /** When the first press of the burst began. */
  burstBegan: number;
  /** The press before this one, if it was at the same place. */
  before: Pick<Press, 'at' | 'burstBegan'> | null;
}

interface Surface {
  openedAt: number;
  /** When the first frame of the surface was painted. */
  paintedAt: number;
  /** The opening animations of the surface. */
  animations: readonly Animation[];
}

/** The current time on the clock of events. It differs from `performance.now()` if a test mocks that. */
const now = (): number => new Event('now').timeStamp;

const surfaces = new Map<Element, Surface>();

/** The latest press. The next one may continue its burst. */
let latestPress: Press | null = null;

/** The press that may still lead to a click. */
let pendingPress: Press | null = null;

/** Returns when an animation ends. Infinity if it has not started yet, 0 if it was cancelled. */
function endOf({ startTime, playState, effect }: Animation): number {
  if (startTime === null) return playState === 'running' ? Number.POSITIVE_INFINITY : 0;
  return Number(startTime) + Number(effect?.getComputedTiming().endTime ?? 0);
}

/** Returns the time since which the surface is painted and no opening animation moves it. Infinity before that time. */
function stillSince({ openedAt, paintedAt, animations }: Surface): number {
  return Math.min(openedAt + LONGEST_OPENING_MS, Math.max(paintedAt, ...animations.map(endOf)));
}

/** Whether two presses are at the same place, or are presses of the same key. */
const isSamePlace = (one: Touch, other: Touch): boolean =>
  one.key === other.key && Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE_PX;

function addPress(touch: Touch, isRepeat = false): Press {
  const before = latestPress && isSamePlace(touch, latestPress) ? latestPress : null;
  const isContinued = before !== null && (isRepeat || touch.at - before.at <= BURST_MS);
  latestPress = {
    ...touch,
    burstBegan: isContinued ? before.burstBegan : touch.at,
    before: before && { at: before.at, burstBegan: before.burstBegan },
  };
  return latestPress;
}

/**
 * Whether a press belongs to the content before the surface: the press, or the burst that it continues, began before
 * the surface had stopped moving.
 *
 * Chromium drops touches while the page does not respond, so a burst may seem to pause. The first press at the same
 * place right after such a pause counts as part of the burst.
 */
function isOfBefore(press: Press, surface: Surface): boolean {
  const still = stillSince(surface);
  const { before } = press;
  const isTooEarly = before !== null && before.at < still && press.at < still + REACTION_MS;
  if (isTooEarly) press.burstBegan = Math.min(press.burstBegan, before.burstBegan);
  return press.burstBegan < still;
}

function forgetPress(): void {
  pendingPress = null;
}

/** Returns the press that led to a click. Returns null for a click by a script or by assistive technology. */
function pressOf({ isTrusted, timeStamp, detail, clientX, clientY }: MouseEvent): Press | null {
  const press = pendingPress;
  pendingPress = null;
  if (!isTrusted) return null;
  const isByPointer = detail > 0;
  if (press && (press.key === null) === isByPointer) return press;
  // Chromium cancels a touch that a slow page does not handle in time, but still sends the click. The press is then
  // recorded from the click.
  return isByPointer ? addPress({ at: timeStamp, key: null, x: clientX, y: clientY }) : null;
}

/** Stops a click whose press was meant for the content before the surface appeared. */
function filterClick(event: MouseEvent): void {
  const press = pressOf(event);
  if (!press) return;
  for (const [element, surface] of surfaces) {
    if (!element.contains(event.target as Node) || !isOfBefore(press, surface)) continue;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
}

let isWatching = false;

/**
 * Starts to record presses of pointers and keys, before any other event handler. Called when the app starts, because the
 * burst that opens a surface begins before the surface exists. Events that scripts dispatch are ignored.
 */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const options = { capture: true, passive: true };
  window.addEventListener(
    'pointerdown',
    ({ isTrusted, timeStamp, clientX, clientY }) => {
      if (!isTrusted) return;
      pendingPress = addPress({ at: timeStamp, key: null, x: clientX, y: clientY });
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ isTrusted, timeStamp, key, repeat }) => {
      if (isTrusted) pendingPress = addPress({ at: timeStamp, key, x: 0, y: 0 }, repeat);
    },
    options,
  );
  // The space bar sends its click after `keyup`, so the press is forgotten only after that click.
  window.addEventListener('keyup', () => setTimeout(forgetPress), options);
  window.addEventListener('pointercancel', forgetPress, options);
  window.addEventListener('blur', forgetPress);
  window.addEventListener('click', filterClick, true);
}

/**
 * A ref for a surface that appears under the finger, such as a dialog. The surface receives no click whose press was
 * meant for the content before it. When the content of a surface is replaced, mount a new element.
 */
export function onlyOwnTaps(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  watchPresses();
  const surface: Surface = {
    openedAt: now(),
    paintedAt: Number.POSITIVE_INFINITY,
    animations: [],
  };
  surfaces.set(element, surface);
  // The callback runs in the frame that paints the element for the first time.
  const frame = requestAnimationFrame(() => {
    surface.paintedAt = now();
    surface.animations = element.getAnimations?.() ?? [];
  });
  return () => {
    cancelAnimationFrame(frame);
    surfaces.delete(element);
  };
}

/** Whether the current press was meant for this surface. For handlers of events other than clicks. */
export function isOwnPress(element: Element): boolean {
  const surface = surfaces.get(element);
  return !surface || !pendingPress || !isOfBefore(pendingPress, surface);
}
