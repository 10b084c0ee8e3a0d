import { useEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { isolateErrors } from './isolate-errors.ts';

/** How long a page may take to come up before its focus and scroll are given up, ms. */
const PATIENCE_MS = 15_000;

/** The heading of the screen itself: not of an old one that is hidden, not of a skeleton in its stead. */
function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find(
    (heading) => heading.getClientRects().length > 0 && !heading.closest('[data-pending]'),
  );
}

const scrolls = new Map<string, number>();

/** Runs `act` as soon as it can do its work, and at the latest gives up quietly. */
function whenReady(act: () => boolean): () => void {
  if (act()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (act()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * Gives focus to the screen's heading, and again to the next one if a skeleton takes the first away with it,
 * until the person does something. Answers how to stop.
 */
function holdFocus(): () => void {
  let hasFocused = false;
  const stop = whenReady(() => {
    if (hasFocused && document.activeElement !== document.body) return false;
    const heading = shownHeading();
    heading?.focus({ preventScroll: true });
    hasFocused ||= heading !== undefined;
    return false;
  });
  for (const act of ['pointerdown', 'keydown']) {
    document.addEventListener(act, stop, { once: true, capture: true });
  }
  return stop;
}

/**
 * On each navigation: focus goes to the new screen's heading, so that a screen reader says where it is, and
 * the scroll to the top, or back to where it was on the way back. The first screen keeps the browser's focus.
 */
export function useRouteFocus(location: Location): void {
  const navigation = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    // Opened by the address, every place has the router's key 'default': it is told apart by its address.
    const place = `${location.key} ${location.pathname}${location.search}`;
    const remember = () => scrolls.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const isBack = navigation === NavigationType.Pop;
    const target = isBack ? (scrolls.get(place) ?? 0) : 0;
    const stopFocus = isFirst.current ? undefined : isolateErrors(holdFocus);
    const stopScroll = isolateErrors(() =>
      whenReady(() => {
        const page = document.documentElement;
        if (page.scrollHeight - window.innerHeight < target) return false;
        page.scrollTop = target;
        return true;
      }),
    );
    isFirst.current = false;
    return () => {
      window.removeEventListener('scroll', remember);
      stopFocus?.();
      stopScroll?.();
    };
  }, [location, navigation]);
}
