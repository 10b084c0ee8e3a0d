// Functions that are sent to the page as text, so they use nothing that is defined outside their bodies.

/** A point of the viewport, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Scrolls an element into view and returns its position. The element matches `css` and has the accessible name `name`.
 * If no element has exactly this name, takes an element whose name contains `name`. For radio buttons and checkboxes,
 * returns the position of the label. `problem` says why the element cannot be tapped: it is missing, moving or covered.
 */
export function placeOf(css: string, name: string | null): Point & { problem: string | null } {
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const named = [...ids.map((id) => document.getElementById(id)), ...labels];
    if (named.length > 0) return squeeze(named.map((part) => part?.textContent).join(' '));
    return squeeze(element.getAttribute('aria-label') ?? element.textContent);
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const all = [...document.querySelectorAll(css)].filter(isVisible);
  const found =
    name === null
      ? all[0]
      : (all.find((element) => nameOf(element) === name) ??
        all.find((element) => nameOf(element).includes(name)));
  const what = `${css} '${name ?? ''}'`;
  if (!found) return { x: 0, y: 0, problem: `no ${what}` };
  const isChoice = found.matches('[type="radio"], [type="checkbox"]');
  const label = isChoice
    ? (found.closest('label') ?? document.querySelector(`label[for="${found.id}"]`))
    : null;
  const target = label ?? found;
  const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
  if (!inView(target.getBoundingClientRect())) target.scrollIntoView({ block: 'center' });
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless && moved?.contains(target);
  });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // `elementFromPoint` returns the element behind an inert element, so an inert target counts as covered.
  const isHit = hit !== null && target.contains(hit);
  if (isMoving) return { x, y, problem: `${what} is on the move` };
  return { x, y, problem: isHit ? null : `${what} is covered by ${hit?.outerHTML.slice(0, 120)}` };
}

/** Records in `data-missed` whether the next press misses the `css` element at a point, because the page has moved. */
export function watchPress(css: string, { x, y }: Point): void {
  const { documentElement } = document;
  const found = document.elementFromPoint(x, y);
  const control = found?.closest(css) ?? found;
  documentElement.removeAttribute('data-missed');
  window.onpointerdown = ({ target }) => {
    const isHit = target instanceof Element && control?.contains(target);
    documentElement.toggleAttribute('data-missed', !isHit);
  };
}

/** Returns the visible text of the page in lower case. Some styles show text in capitals, so case must not matter. */
export function readScreen(): string {
  return document.body.innerText.replace(/\s+/g, ' ').toLowerCase();
}
