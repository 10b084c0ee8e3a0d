import { watchSize } from './observe.ts';

/**
 * A ref for an element that sticks to the foot of a page or dialog. A control that gets focus is scrolled clear of
 * it, whatever its height.
 */
export function keepFocusClear(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = foot.closest('dialog') ?? document.documentElement;
  const unwatch = watchSize([foot], () => {
    style.scrollPaddingBottom = `${foot.offsetHeight}px`;
  });
  return () => {
    unwatch();
    style.scrollPaddingBottom = '';
  };
}
