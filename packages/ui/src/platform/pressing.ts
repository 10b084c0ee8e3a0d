import { listen } from './listen.ts';

/** Longest time after the end of a press until its click has had its effect, such as opening another screen, ms. */
const CLICK_DUE_MS = 300;

let isDown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setDown(value: boolean): void {
  isDown = value;
  for (const listener of listeners) listener();
}

function begin({ isTrusted }: Event): void {
  if (!isTrusted) return;
  clearTimeout(timer);
  setDown(true);
}

function end(): void {
  if (!isDown) return;
  clearTimeout(timer);
  timer = setTimeout(() => setDown(false), CLICK_DUE_MS);
}

/** Starts to record whether the user is pressing. Ignores events from scripts. */
export function watchPressing(): void {
  listen(['pointerdown'], begin);
  listen(['pointerup', 'pointercancel', 'blur'], end);
}

/** Whether a finger or a mouse button is down, or its click may still come. Always false before `watchPressing`. */
export const isPressing = (): boolean => isDown;

/** Calls `listener` whenever `isPressing` may have changed. Returns a function that stops the calls. */
export function onPressing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
