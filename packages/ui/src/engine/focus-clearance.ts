import { watchSize } from './observe.ts';

/** A browser scrolls only the caret of a text area into view, not its whole frame. */
function showWhole({ target }: FocusEvent) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * A ref for an element that sticks to the foot of a page or dialog. A control that gets focus is scrolled clear of
 * it, whatever its height.
 */
export function keepFocusClear(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const page = foot.closest('dialog') ?? document.documentElement;
  const { style } = page;
  page.addEventListener('focusin', showWhole);
  const unwatch = watchSize([foot], () => {
    style.scrollPaddingBottom = `${foot.offsetHeight}px`;
  });
  return () => {
    unwatch();
    page.removeEventListener('focusin', showWhole);
    style.scrollPaddingBottom = '';
  };
}
