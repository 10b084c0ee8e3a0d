import { focusHeading, scrollPageTo } from '@gemas/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';

/** The scroll position of each visited screen. */
const scrolls = new Map<string, number>();

/**
 * After each navigation, focuses the heading of the new screen. Then scrolls to the top, or to the previous position
 * when the user goes back. On the first screen the focus is not moved.
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
    const stopFocus = isFirst.current ? undefined : focusHeading();
    const stopScroll = scrollPageTo(target.current);
    isFirst.current = false;
    return () => {
      stopFocus?.();
      stopScroll();
    };
  }, [location, navigation]);
}
