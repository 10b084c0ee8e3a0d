import { watchSize } from './observe.ts';

/**
 * Maximum height of a sticky bar or foot, as a fraction of the window's height. A taller one scrolls with the page,
 * because it would leave no room for a field.
 */
const MAX_HEIGHT_SHARE = 1 / 3;

/**
 * Returns the visible part of the window. Returns null if the browser does not report it, or if the user has zoomed in.
 * Zooming also shrinks the visible part, so it could not be told from a keyboard.
 */
function seenView(): VisualViewport | null {
  const view = window.visualViewport;
  return view && view.scale <= 1.01 ? view : null;
}

/**
 * Height of the keyboard where it covers the foot of the window, px. 0 in browsers that shrink the page instead of
 * covering it (`interactive-widget` in index.html).
 */
function coveredHeight(): number {
  const view = seenView();
  return view ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)) : 0;
}

/** Height of the visible part of the window, px. Scrolling does not change it. */
const seenHeight = (): number => Math.round(seenView()?.height ?? window.innerHeight);

/**
 * A ref for an element that sticks to the foot of a page or dialog. The element never covers a focused control, because
 * a scroll padding of the element's height makes the browser scroll the control above the element.
 *
 * - `--keyboard` is the height of an open keyboard. Styles use it to move the element above the keyboard.
 * - `--seen` is the height of the visible part of the window. Styles use it to limit the height of a text area.
 * - `data-tall` marks an element that is too tall to stick.
 *
 * `--keyboard` and `--seen` are set only when they are needed, because setting one restyles the whole page.
 */
export function keepFocusClear(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const page = foot.closest('dialog') ?? document.documentElement;
  const { style } = page;
  let hasTextArea = false;
  const place = () => {
    const covered = coveredHeight();
    const height = foot.offsetHeight;
    const isTall = height > (window.innerHeight - covered) * MAX_HEIGHT_SHARE;
    foot.toggleAttribute('data-tall', isTall);
    if (covered > 0 || style.getPropertyValue('--keyboard') !== '') {
      style.setProperty('--keyboard', `${covered}px`);
    }
    if (hasTextArea) style.setProperty('--seen', `${seenHeight()}px`);
    // A dialog already ends above the keyboard, so only a page adds the keyboard's height.
    const below = page === document.documentElement ? covered : 0;
    style.scrollPaddingBottom = `${below + (isTall ? 0 : height)}px`;
  };
  // When a text area gets focus, browsers scroll only its caret into view. This scrolls its whole frame into view.
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

/** A ref for a bar that sticks to the top of a page or dialog; the counterpart of `keepFocusClear`. */
export function keepFocusBelow(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = bar.closest('dialog') ?? document.documentElement;
  const place = () => {
    const isTall = bar.offsetHeight > (window.innerHeight - coveredHeight()) * MAX_HEIGHT_SHARE;
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
