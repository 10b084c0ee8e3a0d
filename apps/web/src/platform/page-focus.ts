// Focus and scroll position of a new screen. Both are set once the screen has been rendered.

import { listen, scrollPage } from '@gemas/ui/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Longest time to wait until the focus or the scroll position of a new screen can be set, ms. */
const TIMEOUT_MS = 15_000;

/** Returns the heading of the visible screen, not that of a hidden previous screen or of a skeleton. */
export function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find(
    (heading) => !heading.closest('[data-pending]') && heading.getClientRects().length > 0,
  );
}

/**
 * Runs `act` now and on each change of the page, until `act` returns true or throws, or until `TIMEOUT_MS` have passed.
 * Returns a function that ends the runs. An error is reported as uncaught instead of thrown, because an error thrown by
 * an effect would unmount every screen.
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
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  run();
  return stop;
}

/**
 * Focuses the screen's heading, so that a screen reader announces it. If that heading is removed together with a
 * skeleton, focuses the next heading, until the user taps or presses a key. Returns a function that stops waiting
 * for headings.
 */
function focusHeading(): () => void {
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

/** Scrolls to `top` (in CSS px) once the page is tall enough. Returns a function that cancels the scrolling. */
function scrollPageTo(top: number): () => void {
  return whenReady(() => {
    const height = document.documentElement.scrollHeight;
    if (height - window.innerHeight < top) return false;
    scrollPage(top);
    return true;
  });
}

/** The scroll position of each visited screen. */
const scrolls = new Map<string, number>();

/**
 * After each navigation, focuses the heading of the new screen. Then scrolls to the top, or to the previous position
 * when the user goes back. On the first screen the focus is not moved.
 *
 * @param entry identifies the current entry of the browser's history, including its address
 */
export function usePageFocus(entry: string, isBack: boolean): void {
  const isFirst = useRef(true);
  const target = useRef(0);

  // A layout effect, so that the previous screen's scroll handler is removed before the paint. If the new screen is
  // shorter, the browser scrolls before the paint, and that handler would store the wrong scroll position.
  useLayoutEffect(() => {
    target.current = isBack ? (scrolls.get(entry) ?? 0) : 0;
    const remember = () => scrolls.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, isBack]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useEffect(() => {
    const stopFocus = isFirst.current ? undefined : focusHeading();
    const stopScroll = scrollPageTo(target.current);
    isFirst.current = false;
    return () => {
      stopFocus?.();
      stopScroll();
    };
  }, [entry, isBack]);
}
