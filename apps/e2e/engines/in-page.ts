// Functions that are sent to the page as text, so they use nothing that is defined outside their bodies.

export type Control = readonly [css: string, name: string];

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

export function focusAt(x: number, y: number): void {
  document.elementFromPoint(x, y)?.closest<HTMLElement>('button, a')?.focus();
}

/** Scrolls until the middle of the `css` element with the text `name` is `y` px below the top of the viewport. */
export function scrollTo(css: string, name: string, y: number): void {
  const found = [...document.querySelectorAll(css)].find(({ textContent }) =>
    textContent?.includes(name),
  );
  const box = found?.getBoundingClientRect();
  if (box) window.scrollBy({ top: box.top + box.height / 2 - y, behavior: 'instant' });
}

export function readGlance() {
  const textOf = (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '';
  return {
    hash: window.location.hash,
    heading: textOf('h1'),
    dialog: textOf('dialog[open]'),
    text: textOf('body'),
  };
}

export type Glance = ReturnType<typeof readGlance>;

/** Clears the page's local storage and session storage. Does nothing on `about:blank`, which has no storage. */
export function forgetAll(): void {
  if (window.location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Times of all touches and key presses, and the time when a dialog first opened, ms since 1970. */
export interface Touches {
  at: number[];
  openedAt: number | null;
}

/**
 * Records touches and key presses in `window.name`, which survives page loads and log-outs. If `isPageInert` is true,
 * clicks outside dialogs have no effect, because a tap on a link would leave the page before the dialog opens.
 */
export function recordTouches(isPageInert: boolean): void {
  const touches: Touches = { at: [], openedAt: null };
  const keep = () => {
    window.name = JSON.stringify(touches);
  };
  keep();
  const touch = ({ timeStamp }: Event) => {
    touches.at.push(performance.timeOrigin + timeStamp);
    keep();
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, touch, true);
  const ignorePage = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (isPageInert) addEventListener('click', ignorePage, true);
  const observer = new MutationObserver(() => {
    if (touches.openedAt !== null || !document.querySelector('dialog[open]')) return;
    touches.openedAt = performance.timeOrigin + performance.now();
    keep();
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}

export function readTouches(): Touches {
  return JSON.parse(window.name || '{"at":[],"openedAt":null}') as Touches;
}

/** Reads what the page shows about redeeming. Then navigates to `goTo`, if given, before the page can change. */
export function readRedeem(goTo?: string) {
  const textOf = (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '';
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-state]')];
  const shown = {
    isHidden: document.hidden,
    hash: window.location.hash,
    heading: textOf('h1'),
    dialog: textOf('dialog[open]'),
    /**
     * The shown orders and claims of the ledger. Each has a state ('sending', 'unknown', 'unproven', 'made' or
     * 'not-made') and the name of its prize.
     */
    checks: sections.map((section) => ({
      state: section.dataset.state ?? '',
      name: section.querySelector('b')?.textContent ?? '',
    })),
    isBusy: document.querySelector('button[aria-busy="true"]') !== null,
    hasForm: document.querySelector('main form') !== null,
    /** Whether nothing can be ordered: the user lacks gems, or the server has not confirmed who is logged in. */
    isLacking: /No tienes gemas suficientes|Necesitas conexión para ver esta pantalla/.test(
      document.body.innerText,
    ),
  };
  if (goTo !== undefined) window.location.hash = goTo;
  return shown;
}

export type ShownRedeem = ReturnType<typeof readRedeem>;

/** Returns the entries of the ledger in localStorage, as JSON. */
export function readLedger(): string[] {
  return Object.entries({ ...localStorage }).flatMap(([key, value]) =>
    key.startsWith('ledger:') ? [String(value)] : [],
  );
}

/** Advances `performance.now` by 90 s. Answers can prove after 60 s that an order was not made (decision 37). */
export function advanceClock(): boolean {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 90_000;
  return true;
}
