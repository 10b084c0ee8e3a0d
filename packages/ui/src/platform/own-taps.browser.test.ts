import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { command, mouse } from '../testing/mouse.ts';
import { BURST_MS } from './burst.ts';
import { onlyOwnTaps, watchPresses } from './own-taps.ts';

/**
 * Half the height of the button, px. A tap in the upper half and a tap in the lower half count as taps at different
 * places.
 */
const HALF_PX = 100;
/** Same value as the constant in `own-taps.ts`, which does not export it. */
const REACTION_MS = 400;
/** Same value as the constant in `own-taps.ts`, which does not export it. */
const LONGEST_REFUSAL_MS = 1500;
const UPPER = HALF_PX * 0.5;
const LOWER = HALF_PX * 1.5;

let surface: HTMLElement;
let clicks = 0;
let close: (() => void) | undefined;

beforeEach(async () => {
  watchPresses();
  await pressShift();
  clicks = 0;
  surface = document.createElement('div');
  Object.assign(surface.style, { position: 'fixed', inset: '0 auto auto 0' });
  const button = document.createElement('button');
  Object.assign(button.style, { display: 'block', width: '100px', height: `${2 * HALF_PX}px` });
  button.addEventListener('click', () => {
    clicks += 1;
  });
  surface.append(button);
  document.body.append(surface);
});
afterEach(() => {
  close?.();
  vi.restoreAllMocks();
  surface.remove();
});

const button = () => surface.firstElementChild as HTMLButtonElement;

/** Resolves when the next frame was painted and the tasks that were queued before the paint have run. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
  );

async function open(): Promise<void> {
  close = onlyOwnTaps(surface);
  await painted();
}

/**
 * Returns a time that is later than all earlier events. `performance.now()` alone could be earlier than the last event,
 * because the times of events are rounded.
 */
const now = () => performance.now() + 1;

/** Ends a burst of presses by pressing another key. */
async function pressShift(): Promise<void> {
  for (const type of ['keyDown', 'keyUp']) {
    await command('Input.dispatchKeyEvent', { type, key: 'Shift' });
  }
}

/** Taps the button with a real event whose time is `at`, on the clock of `performance.now()`. */
async function tap(y: number, at: number, isCancelled = false): Promise<void> {
  const tapped = { x: 50, y, timestamp: (performance.timeOrigin + at) / 1000 };
  await mouse('mousePressed', tapped);
  if (isCancelled) window.dispatchEvent(new Event('pointercancel'));
  await mouse('mouseReleased', tapped);
}

/** Presses or releases Enter, now or at the time `at`, on the clock of `performance.now()`. */
async function enter(type: 'keyDown' | 'keyUp', autoRepeat = false, at?: number): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  const typed = type === 'keyDown' && { text: '\r', autoRepeat };
  const time = at !== undefined && { timestamp: (performance.timeOrigin + at) / 1000 };
  await command('Input.dispatchKeyEvent', { type, ...typed, ...key, ...time });
}

it('ignores a tap that began before the surface was painted, even if the tap is handled late', async () => {
  const before = performance.now();
  await open();
  await tap(UPPER, before);
  expect(clicks).toBe(0);
});

it('ignores a tap that began during the opening animation, and accepts a later tap', async () => {
  const opening = surface.animate({ opacity: [0, 1] }, 60_000);
  await open();
  await tap(UPPER, now());
  expect(clicks).toBe(0);
  opening.finish();
  await tap(LOWER, now());
  expect(clicks).toBe(1);
});

it('accepts a tap after the opening animation was cancelled', async () => {
  const opening = surface.animate({ opacity: [0, 1] }, 60_000);
  await open();
  opening.cancel();
  await tap(UPPER, now());
  expect(clicks).toBe(1);
});

it('accepts a tap after 3 s even if no frame is reported and the opening animation never ends', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  surface.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
  close = onlyOwnTaps(surface);
  const opened = performance.now();
  await tap(UPPER, opened);
  expect(clicks).toBe(0);
  await tap(LOWER, opened + 3001);
  expect(clicks).toBe(1);
});

it('ignores all taps of a burst that began before the surface opened', async () => {
  const began = performance.now();
  await tap(UPPER, began);
  expect(clicks).toBe(1);
  await open();
  await tap(UPPER, began + BURST_MS - 1);
  await tap(UPPER + 40, began + 2 * BURST_MS - 2);
  expect(clicks).toBe(1);
});

it('ignores all taps of a burst that began before the surface opened, even if their touches were cancelled', async () => {
  const began = performance.now();
  await tap(UPPER, began);
  await open();
  await tap(UPPER, began + BURST_MS - 1, true);
  await tap(UPPER, began + 2 * BURST_MS - 2, true);
  expect(clicks).toBe(1);
});

/** Taps without a pause from before the surface opens until 1.5 s after it is still. Returns the time of the last tap. */
async function tapUntilSeen(): Promise<number> {
  let at = performance.now();
  await tap(UPPER, at);
  await open();
  const seen = performance.now() + LONGEST_REFUSAL_MS;
  while (at + BURST_MS - 1 < seen) {
    at += BURST_MS - 1;
    await tap(UPPER, at);
  }
  return at;
}

it('accepts the taps of a burst once the surface has been still for 1.5 s', async () => {
  let at = await tapUntilSeen();
  expect(clicks).toBe(1);
  for (let n = 0; n < 3; n += 1) {
    at += BURST_MS - 1;
    await tap(UPPER, at);
  }
  expect(clicks).toBe(4);
});

it('never accepts a burst on a button that spends gems, but accepts a tap after the burst', async () => {
  button().dataset.deliberate = '';
  let at = await tapUntilSeen();
  for (let n = 0; n < 10; n += 1) {
    at += BURST_MS - 1;
    await tap(UPPER, at);
  }
  expect(clicks).toBe(1);
  await tap(UPPER, at + BURST_MS + 1);
  expect(clicks).toBe(2);
});

it('accepts a tap on the surface even if its touch was cancelled', async () => {
  await open();
  await tap(UPPER, now(), true);
  expect(clicks).toBe(1);
});

/** Opens the surface after a tap at the same place. Returns the time at which the opening animation ends, ms. */
async function openAndStandStill(): Promise<number> {
  await tap(UPPER, performance.now() - 2 * BURST_MS);
  const opening = surface.animate({ opacity: [0, 1] }, 60_000);
  await open();
  await opening.ready;
  opening.finish();
  return Number(opening.startTime) + 60_000;
}

it('ignores a tap at the same place right after the opening animation', async () => {
  const still = await openAndStandStill();
  await tap(UPPER, still + REACTION_MS - 1);
  expect(clicks).toBe(1);
});

it('accepts a tap at the same place after the user had time to see the surface', async () => {
  await openAndStandStill();
  await tap(UPPER, now() + REACTION_MS);
  expect(clicks).toBe(2);
});

it('accepts a quick tap at another place', async () => {
  await tap(UPPER, now());
  await open();
  await tap(LOWER, now());
  expect(clicks).toBe(2);
});

it('accepts all taps of a burst that began on the surface', async () => {
  await open();
  const began = now();
  for (let n = 0; n < 5; n += 1) await tap(UPPER, began + n * 100);
  expect(clicks).toBe(5);
});

it('ignores the repeats of a key that was pressed before the surface opened, and accepts the next press', async () => {
  button().focus();
  await enter('keyDown');
  expect(clicks).toBe(1);
  await open();
  for (let n = 0; n < 5; n += 1) await enter('keyDown', true);
  await enter('keyDown', true, now() + LONGEST_REFUSAL_MS);
  expect(clicks).toBe(1);
  await enter('keyUp');
  button().blur();
  await pressShift();
  button().focus();
  await enter('keyDown');
  await enter('keyUp');
  expect(clicks).toBe(2);
});

it('accepts a click without a press, as assistive technology sends it', async () => {
  const opening = surface.animate({ opacity: [0, 1] }, 60_000);
  await open();
  await tap(UPPER, now());
  button().click();
  expect(clicks).toBe(1);
  opening.cancel();
});

it('ignores no taps outside the surface', async () => {
  surface.animate({ opacity: [0, 1] }, 60_000);
  await open();
  const page = document.body.appendChild(button().cloneNode() as HTMLButtonElement);
  Object.assign(page.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '1' });
  let pageClicks = 0;
  page.addEventListener('click', () => {
    pageClicks += 1;
  });
  await tap(UPPER, now());
  page.remove();
  expect([pageClicks, clicks]).toEqual([1, 0]);
});
