import { watchSize } from './observe.ts';

/** A bar or foot that takes more of the height than this scrolls away with the page: it would leave no room for a field. */
const TALLEST = 1 / 3;

/** What is seen of the window; null where browsers do not tell, and for somebody who has zoomed in, who sees less, too. */
function seenView(): VisualViewport | null {
  const view = window.visualViewport;
  return view && view.scale <= 1.01 ? view : null;
}

/**
 * Height at the foot of the window that a keyboard covers, px. Browsers that make the page smaller instead
 * (`interactive-widget` in index.html) cover none.
 */
function coveredHeight(): number {
  const view = seenView();
  return view ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)) : 0;
}

/** Height of what is seen of the window, px: it stays the same while that is moved over the page. */
const seenHeight = (): number => Math.round(seenView()?.height ?? window.innerHeight);

/**
 * A ref for an element that sticks to the foot of a page or dialog. A control that gets focus is scrolled clear of
 * it, whatever its height. It stands on the keyboard while there is one (`--keyboard`), and is marked `data-tall` where
 * it must not stick. `--seen` is the height that is left, for a text area that has focus. Neither is set before it is
 * needed: everything on the page is styled anew by it.
 */
export function keepFocusClear(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const page = foot.closest('dialog') ?? document.documentElement;
  const { style } = page;
  let hasTextArea = false;
  const place = () => {
    const covered = coveredHeight();
    const height = foot.offsetHeight;
    const isTall = height > (window.innerHeight - covered) * TALLEST;
    foot.toggleAttribute('data-tall', isTall);
    if (covered > 0 || style.getPropertyValue('--keyboard') !== '') {
      style.setProperty('--keyboard', `${covered}px`);
    }
    if (hasTextArea) style.setProperty('--seen', `${seenHeight()}px`);
    // A dialog ends above the keyboard.
    const below = page === document.documentElement ? covered : 0;
    style.scrollPaddingBottom = `${below + (isTall ? 0 : height)}px`;
  };
  // A browser scrolls only the caret of a text area into view, not its whole frame.
  const showWhole = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    hasTextArea = true;
    place();
    target.scrollIntoView({ block: 'nearest' });
  };
  page.addEventListener('focusin', showWhole);
  const unwatch = watchSize([foot], place);
  const views = [window, window.visualViewport];
  for (const view of views) view?.addEventListener('resize', place);
  window.visualViewport?.addEventListener('scroll', place);
  return () => {
    unwatch();
    page.removeEventListener('focusin', showWhole);
    for (const view of views) view?.removeEventListener('resize', place);
    window.visualViewport?.removeEventListener('scroll', place);
    for (const name of ['--keyboard', '--seen']) style.removeProperty(name);
    style.scrollPaddingBottom = '';
  };
}

/** A ref for a bar that sticks to the top of a page or dialog, as `keepFocusClear` is for a foot. */
export function keepFocusBelow(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = bar.closest('dialog') ?? document.documentElement;
  const place = () => {
    const isTall = bar.offsetHeight > (window.innerHeight - coveredHeight()) * TALLEST;
    bar.toggleAttribute('data-tall', isTall);
    style.scrollPaddingTop = isTall ? '' : `${bar.offsetHeight}px`;
  };
  const unwatch = watchSize([bar], place);
  const views = [window, window.visualViewport];
  for (const view of views) view?.addEventListener('resize', place);
  return () => {
    unwatch();
    for (const view of views) view?.removeEventListener('resize', place);
    style.scrollPaddingTop = '';
  };
}
