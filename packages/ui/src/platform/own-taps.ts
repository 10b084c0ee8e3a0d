// Ignores taps that were meant for other content. For example, a double tap must not press a button that appears after
// the first tap (decision 73). In this file a surface is an element that appears under the finger, such as a dialog.
//
// A surface accepts a tap if both are true:
// - The press began after the surface had stopped moving.
// - The press does not continue a burst of presses that began earlier. Once the surface has been still for 1.5 s, such
//   a press is accepted too. The attribute `data-deliberate` excludes elements from this rule: what spends gems or claims
//   a prize, the dialogs that lead there, and the links of the success, which the user must see.
//
// A press is a press of a pointer or of a key.
import { BURST_MS } from './burst.ts';
import { watchPressing } from './pressing.ts';

/**
 * Two presses at most this far apart count as presses at the same place, CSS px. This is half the width of a fingertip.
 */
const SAME_PLACE_PX = 48;

/** Shortest time in which a user can see a surface and tap it, ms. */
const REACTION_MS = 400;

/**
 * Time after which a surface accepts a press even if the press continues an earlier burst, ms. Otherwise a user who
 * keeps tapping could never leave a dialog.
 */
const LONGEST_REFUSAL_MS = 1500;

/** Marks an element that accepts no press of an earlier burst, however long the burst lasts. */
const DELIBERATE = '[data-deliberate]';

/** A surface counts as still after this time, ms, because its opening animation may never start. */
const LONGEST_OPENING_MS = 3000;

interface Touch {
  /** When the pointer or the key went down, ms. A value of `Event.timeStamp`. */
  at: number;
  /** The pressed key; null for a pointer. */
  key: string | null;
  x: number;
  y: number;
}

interface Press extends Touch {
  /** When the first press of the burst began, ms. */
  burstBegan: number;
  /** Whether the key was held down, so that the user has not pressed again. */
  isRepeat: boolean;
  /** The previous press if it was at the same place; otherwise null. */
  before: Pick<Press, 'at' | 'burstBegan'> | null;
}

interface Surface {
  openedAt: number;
  /** When the first frame of the surface was painted, ms. */
  paintedAt: number;
  /** The opening animations of the surface. */
  animations: readonly Animation[];
}

/** Returns the current time as a value of `Event.timeStamp`. Tests may mock `performance.now()`, so it is not used. */
const now = (): number => new Event('now').timeStamp;

const surfaces = new Map<Element, Surface>();

/** The latest press. The next press may belong to the same burst. */
let latestPress: Press | null = null;

/** The latest press while its click has not arrived yet. */
let pendingPress: Press | null = null;

/**
 * Returns when an animation ends, ms. Returns Infinity if the animation has not started yet, and 0 if it was cancelled.
 */
function endOf({ startTime, playState, effect }: Animation): number {
  if (startTime === null) return playState === 'running' ? Number.POSITIVE_INFINITY : 0;
  return Number(startTime) + Number(effect?.getComputedTiming().endTime ?? 0);
}

/**
 * Returns when the surface stops moving, ms: after its first paint and its opening animations, at the latest
 * `LONGEST_OPENING_MS` after it opened. The time may be in the future.
 */
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
    isRepeat,
    before: before && { at: before.at, burstBegan: before.burstBegan },
  };
  return latestPress;
}

/**
 * Whether a press on `target` was meant for the content that was visible before the surface. Returns true if the
 * press, or the first press of its burst, began before the surface had stopped moving. Returns false if the surface has
 * been still for `LONGEST_REFUSAL_MS`, unless the target is `DELIBERATE`.
 *
 * A press at the same place less than `REACTION_MS` after the surface has stopped moving also continues the burst,
 * because Chromium drops touches while the page does not respond.
 */
function isForEarlierContent(press: Press, surface: Surface, target: Element): boolean {
  const still = stillSince(surface);
  const wasSeen = !press.isRepeat && press.at >= still + LONGEST_REFUSAL_MS;
  if (wasSeen && !target.closest(DELIBERATE)) return false;
  const { before } = press;
  const isTooEarly = before !== null && before.at < still && press.at < still + REACTION_MS;
  if (isTooEarly) press.burstBegan = Math.min(press.burstBegan, before.burstBegan);
  return press.burstBegan < still;
}

function forgetPress(): void {
  pendingPress = null;
}

/** Returns the press that caused a click. Returns null for a click by a script or by assistive technology. */
function pressOf({ isTrusted, timeStamp, detail, clientX, clientY }: MouseEvent): Press | null {
  const press = pendingPress;
  pendingPress = null;
  if (!isTrusted) return null;
  const isByPointer = detail > 0;
  if (press && (press.key === null) === isByPointer) return press;
  // Chromium cancels a touch that a slow page does not handle in time, but still sends the click. The press is then
  // derived from the click.
  return isByPointer ? addPress({ at: timeStamp, key: null, x: clientX, y: clientY }) : null;
}

/** Stops a click on a surface if its press was meant for the content that was visible before the surface. */
function filterClick(event: MouseEvent): void {
  const press = pressOf(event);
  if (!press) return;
  const target = event.target as Element;
  for (const [element, surface] of surfaces) {
    if (!element.contains(target) || !isForEarlierContent(press, surface, target)) continue;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
}

let isWatching = false;

/**
 * Starts to record the presses of pointers and keys. Must be called when the app starts, because its handlers must run
 * before all other handlers, and because a burst may begin before a surface opens. Ignores events from scripts.
 */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  watchPressing();
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
 * A ref for a surface that appears under the finger, such as a dialog. A click does not reach the surface if its press
 * began before the surface appeared, because the press was meant for the earlier content. If the whole content of a
 * surface is replaced, mount a new element.
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
  // This callback runs in the frame that paints the surface for the first time.
  const frame = requestAnimationFrame(() => {
    surface.paintedAt = now();
    surface.animations = element.getAnimations?.() ?? [];
  });
  return () => {
    cancelAnimationFrame(frame);
    surfaces.delete(element);
  };
}

/** Whether the current press was meant for the surface `element`. Used by handlers of events other than clicks. */
export function isOwnPress(element: Element): boolean {
  const surface = surfaces.get(element);
  return !surface || !pendingPress || !isForEarlierContent(pendingPress, surface, element);
}
