import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { isolateErrors } from './isolate-errors.ts';

/** Longest wait for a page on which the focus and the scroll position can be set, ms. */
const TIMEOUT_MS = 15_000;

/** Returns the heading of the visible screen, not that of a hidden previous screen or of a skeleton. */
export function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find(
    (heading) => !heading.closest('[data-pending]') && heading.getClientRects().length > 0,
  );
}

/** Maximum number of remembered scroll positions. Users do not go back further. */
const MAX_PLACES = 50;
const scrolls = new Map<string, number>();

/**
 * Stores a scroll position. Removes the position of the screen that was scrolled the longest time ago, if there are
 * more than `MAX_PLACES`.
 */
function rememberScroll(place: string, top: number): void {
  scrolls.delete(place);
  scrolls.set(place, top);
  if (scrolls.size > MAX_PLACES) scrolls.delete([...scrolls.keys()][0] ?? '');
}

/**
 * Runs `act` on each change of the page until it returns true or the time is up. Returns a function that cancels it.
 */
function whenReady(act: () => boolean): () => void {
  if (act()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (act()) stop();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * Focuses the screen's heading. If that heading is removed together with a skeleton, focuses the next heading, until
 * the user taps or presses a key. Returns a function that cancels this.
 */
function holdFocus(): () => void {
  let hasFocused = false;
  const acts = ['pointerdown', 'keydown'];
  const stopWaiting = whenReady(() => {
    if (hasFocused && document.activeElement !== document.body) return false;
    const heading = shownHeading();
    heading?.focus({ preventScroll: true });
    hasFocused ||= heading !== undefined;
    return false;
  });
  const stop = () => {
    stopWaiting();
    for (const act of acts) document.removeEventListener(act, stop, true);
  };
  for (const act of acts) document.addEventListener(act, stop, true);
  return stop;
}

/**
 * After each navigation, focuses the heading of the new screen, so that a screen reader announces the heading. Then
 * scrolls to the top, or to the previous position when the user goes back. On the first screen the focus is not moved.
 */
export function useRouteFocus(location: Location): void {
  const navigation = useNavigationType();
  const isFirst = useRef(true);
  const target = useRef(0);

  // Runs as a layout effect. When a shorter screen is rendered, the browser scrolls before the paint, and the new
  // scroll position must not be stored for the previous screen.
  useLayoutEffect(() => {
    // The router gives every screen that is opened by its address the key 'default', so the address is part of the key.
    const place = `${location.key} ${location.pathname}${location.search}`;
    const isBack = navigation === NavigationType.Pop;
    target.current = isBack ? (scrolls.get(place) ?? 0) : 0;
    const remember = () => rememberScroll(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location, navigation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation, even to the same place.
  useEffect(() => {
    const stopFocus = isFirst.current ? undefined : isolateErrors(holdFocus);
    const stopScroll = isolateErrors(() =>
      whenReady(() => {
        const page = document.documentElement;
        if (page.scrollHeight - window.innerHeight < target.current) return false;
        page.scrollTop = target.current;
        return true;
      }),
    );
    isFirst.current = false;
    return () => {
      stopFocus?.();
      stopScroll?.();
    };
  }, [location, navigation]);
}
