// A finger that taps twice must not press a button that has only just appeared under it (decision 73). A tap belongs to a
// surface if the finger went down after the surface stood still, and if that press does not continue a burst of presses
// that began earlier. Keys count like fingers.
import { BURST_MS } from './burst.ts';

/** Presses at most this far apart are at the same place, CSS px: half of a fingertip. */
const SAME_PLACE_PX = 48;

/** Nobody sees a surface and taps it within this time, ms. */
const REACTION_MS = 400;

/** A surface counts as still after this time at the latest, ms: an animation may never start. */
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

/** The clock of events. It differs from `performance.now()` if a test mocks that. */
const now = (): number => new Event('now').timeStamp;

const surfaces = new Map<Element, Surface>();

/** The latest press. The next one may continue its burst. */
let latestPress: Press | null = null;

/** The press that may still lead to a click. */
let pendingPress: Press | null = null;

/** When an animation ends. Infinity if it has not started yet, 0 if it was cancelled. */
function endOf({ startTime, playState, effect }: Animation): number {
  if (startTime === null) return playState === 'running' ? Number.POSITIVE_INFINITY : 0;
  return Number(startTime) + Number(effect?.getComputedTiming().endTime ?? 0);
}

/** When the surface was painted and its opening animations had ended. Infinity until then. */
function stillSince({ openedAt, paintedAt, animations }: Surface): number {
  return Math.min(openedAt + LONGEST_OPENING_MS, Math.max(paintedAt, ...animations.map(endOf)));
}

/** Whether two presses are at the same place, or of the same key. */
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
 * Whether a press began before the surface stood still, or continues a burst that did. Chromium drops touches while the
 * page does not respond, so a burst may seem to pause. The first press at the same place right after such a pause
 * counts as part of the burst.
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

/** The press that led to a click. Null for a click by a script or by assistive technology. */
function pressOf({ isTrusted, timeStamp, detail, clientX, clientY }: MouseEvent): Press | null {
  const press = pendingPress;
  pendingPress = null;
  if (!isTrusted) return null;
  const isByPointer = detail > 0;
  if (press && (press.key === null) === isByPointer) return press;
  // Chromium cancels a touch that a slow page does not handle in time, and still sends its click.
  return isByPointer ? addPress({ at: timeStamp, key: null, x: clientX, y: clientY }) : null;
}

/** Stops a click that was meant for the content before the surface appeared. */
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
  // The space bar sends its click after this event.
  window.addEventListener('keyup', () => setTimeout(forgetPress), options);
  window.addEventListener('pointercancel', forgetPress, options);
  window.addEventListener('blur', forgetPress);
  window.addEventListener('click', filterClick, true);
}

/**
 * A ref for a surface that appears under the finger, such as a dialog. It receives no click whose press was meant for
 * the content before. Mount a new element when the content is replaced.
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
  // The frame in which the element is painted.
  const frame = requestAnimationFrame(() => {
    surface.paintedAt = now();
    surface.animations = element.getAnimations?.() ?? [];
  });
  return () => {
    cancelAnimationFrame(frame);
    surfaces.delete(element);
  };
}

/** Whether the current press may act on a surface, for handlers of events other than clicks. */
export function isOwnPress(element: Element): boolean {
  const surface = surfaces.get(element);
  return !surface || !pendingPress || !isOfBefore(pendingPress, surface);
}
