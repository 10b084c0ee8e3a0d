import { watchSize } from './observe.ts';

/**
 * A ref for what sticks to the foot of a page or dialog: a control that gets focus is scrolled clear of it, however
 * high text and lines make it.
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
