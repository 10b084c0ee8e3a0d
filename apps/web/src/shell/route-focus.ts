import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { FOCUS_WAIT_MS } from '../schedule.ts';
import { listen } from './listen.ts';

/** Returns the heading of the visible screen, not that of a hidden previous screen or of a skeleton. */
export function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find(
    (heading) => !heading.closest('[data-pending]') && heading.getClientRects().length > 0,
  );
}

/** The scroll position of each visited screen. */
const scrolls = new Map<string, number>();

/**
 * Runs `act` now and on each change of the page, until it returns true, throws, or the time is up. Returns a function
 * that cancels it. An error is reported as uncaught instead of thrown, because an error thrown by an effect of the shell
 * would unmount every screen.
 */
function whenReady(act: () => boolean): () => void {
  const run = () => {
    try {
      if (act()) stop();
    } catch (error) {
      stop();
      setTimeout(() => {
        throw error;
      });
    }
  };
  const observer = new MutationObserver(run);
  const timer = setTimeout(() => stop(), FOCUS_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  run();
  return stop;
}

/**
 * Focuses the screen's heading. If that heading is removed together with a skeleton, focuses the next heading, until
 * the user taps or presses a key. Returns a function that cancels this.
 */
function holdFocus(): () => void {
  let hasFocused = false;
  const stopWaiting = whenReady(() => {
    if (hasFocused && document.activeElement !== document.body) return false;
    const heading = shownHeading();
    heading?.focus({ preventScroll: true });
    hasFocused ||= heading !== undefined;
    return false;
  });
  const stopListening = listen(['pointerdown', 'keydown'], () => stop());
  const stop = () => {
    stopWaiting();
    stopListening();
  };
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
    const remember = () => scrolls.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location, navigation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation, even to the same place.
  useEffect(() => {
    const stopFocus = isFirst.current ? undefined : holdFocus();
    const stopScroll = whenReady(() => {
      const page = document.documentElement;
      if (page.scrollHeight - window.innerHeight < target.current) return false;
      page.scrollTop = target.current;
      return true;
    });
    isFirst.current = false;
    return () => {
      stopFocus?.();
      stopScroll();
    };
  }, [location, navigation]);
}
