import { watchSize } from './observe.ts';

/**
 * Maximum height of a sticky bar or foot, as a fraction of the window's height. A taller bar or foot scrolls with the
 * page. If it were sticky, it would leave no room for a field.
 */
const MAX_HEIGHT_SHARE = 1 / 3;

/**
 * Returns the visible part of the window. Returns null if the browser does not report it, or if the user has zoomed in.
 * While the user zooms, the visible part is smaller even without a keyboard.
 */
function seenView(): VisualViewport | null {
  const view = window.visualViewport;
  return view && view.scale <= 1.01 ? view : null;
}

/**
 * Returns the height of the part of the window that the keyboard covers, px. Returns 0 in browsers where the keyboard
 * makes the window smaller (`interactive-widget` in index.html).
 */
function coveredHeight(): number {
  const view = seenView();
  return view ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)) : 0;
}

/** Returns the height of the visible part of the window, px. */
const seenHeight = (): number => Math.round(seenView()?.height ?? window.innerHeight);

/**
 * A ref for an element that sticks to the foot of a page or dialog. It sets a scroll padding of the element's height,
 * so that the browser scrolls a focused control above the element. It also sets:
 *
 * - `--keyboard`: the height of an open keyboard. Styles use it to move the element above the keyboard.
 * - `--seen`: the height of the visible part of the window. Styles use it to limit the height of a text area.
 * - `data-tall`: marks an element that is too tall to stick.
 *
 * `--keyboard` and `--seen` are set only when they are needed, because setting a CSS variable of the page restyles the
 * whole page.
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
    // A dialog already ends above the keyboard, so the keyboard's height is added only for a page.
    const below = page === document.documentElement ? covered : 0;
    style.scrollPaddingBottom = `${below + (isTall ? 0 : height)}px`;
  };
  // Scrolls the whole text area into view. Browsers scroll only its caret into view.
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

/**
 * A ref for a bar that sticks to the top of a page or dialog. It sets a scroll padding, so that the bar does not cover
 * a focused control.
 */
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
