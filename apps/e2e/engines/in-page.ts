// Functions that run in the page. Each is sent to the page as text, so it uses no variable or function from outside
// itself.

/** Position of an element that a finger could tap, or why there is none. */
export interface Place {
  x: number;
  y: number;
  /** What is wrong: the element is missing, or covered. */
  problem: string | null;
}

/**
 * Returns the position of the element that matches `css` and has the accessible name `name`, after scrolling it into
 * view. An exact name takes precedence over a partial one. For radio buttons and checkboxes it is the position of the
 * label, which users tap.
 */
export function placeOf(css: string, name: string | null): Place {
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
  // `elementFromPoint` ignores inert elements and returns what is behind them.
  const isHit = hit !== null && target.contains(hit);
  if (isMoving) return { x, y, problem: `${what} is on the move` };
  return { x, y, problem: isHit ? null : `${what} is covered by ${hit?.outerHTML.slice(0, 120)}` };
}

/** Returns the readable text of the screen in lower case, because some styles show it in capitals. */
export function readScreen(): string {
  return document.body.innerText.replace(/\s+/g, ' ').toLowerCase();
}

/** Focuses the first element that matches `css` and whose text contains `name`. */
export function focusOn(css: string, name: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(({ textContent }) =>
    textContent?.includes(name),
  );
  found?.focus();
}

/**
 * Scrolls the element whose text contains `name` so that its middle is `y` px from the top, as far as the page allows.
 */
export function scrollTo(css: string, name: string, y: number): void {
  const found = [...document.querySelectorAll(css)].find(({ textContent }) =>
    textContent?.includes(name),
  );
  const box = found?.getBoundingClientRect();
  if (box) window.scrollBy({ top: box.top + box.height / 2 - y, behavior: 'instant' });
}

/** Returns what is visible: the address, the heading of the screen, the text of the open dialog and of the page. */
export function readGlance(): { hash: string; heading: string; dialog: string; text: string } {
  const textOf = (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '';
  return {
    hash: window.location.hash,
    heading: textOf('h1'),
    dialog: textOf('dialog[open]'),
    text: textOf('body'),
  };
}

/** Removes the data that the app has stored. A blank page has no storage, so nothing is done there. */
export function forgetAll(): void {
  if (window.location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** When the page was touched, and when a dialog first opened, ms since the epoch. */
export interface Touches {
  at: number[];
  openedAt: number | null;
}

/**
 * Records touches in `window.name`, which neither a page load nor a log-out clears.
 *
 * @param isPageInert whether clicks outside a dialog are ignored; otherwise a tap on a link behind could leave the page
 *   before the dialog opens
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

/** Returns what `recordTouches` has recorded. */
export function readTouches(): Touches {
  return JSON.parse(window.name || '{"at":[],"openedAt":null}') as Touches;
}

/** An order or a claim on the screen that is being checked, or was settled recently. */
export interface ShownCheck {
  /** State in the ledger: 'sending', 'unknown', 'made', 'not-made'. */
  state: string;
  /** Name of the prize. */
  name: string;
}

/** What the screen shows of a redeem. */
export interface ShownRedeem {
  /** Whether another tab is in front of this one. */
  isHidden: boolean;
  hash: string;
  heading: string;
  dialog: string;
  checks: ShownCheck[];
  /** Whether a button shows that it waits for the server. */
  isBusy: boolean;
  hasForm: boolean;
  /**
   * Whether nothing can be ordered on this screen, because gems are missing or the server has not confirmed who is
   * logged in.
   */
  isLacking: boolean;
}

/**
 * Returns what the screen shows of a redeem. With `goTo`, also goes to that route, in the same task, so that nothing
 * can appear between reading and leaving the screen.
 */
export function readRedeem(goTo?: string): ShownRedeem {
  const textOf = (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '';
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-state]')];
  const shown = {
    isHidden: document.hidden,
    hash: window.location.hash,
    heading: textOf('h1'),
    dialog: textOf('dialog[open]'),
    checks: sections.map((section) => ({
      state: section.dataset.state ?? '',
      name: section.querySelector('b')?.textContent ?? '',
    })),
    isBusy: document.querySelector('button[aria-busy="true"]') !== null,
    hasForm: document.querySelector('main form') !== null,
    isLacking: /No tienes gemas suficientes|Necesitas conexión para ver esta pantalla/.test(
      document.body.innerText,
    ),
  };
  if (goTo !== undefined) window.location.hash = goTo;
  return shown;
}

/** Returns the stored entries of the ledger, as JSON. */
export function readLedger(): string[] {
  return Object.entries({ ...localStorage }).flatMap(([key, value]) =>
    key.startsWith('ledger:') ? [String(value)] : [],
  );
}

/**
 * Advances `performance.now` by a minute and a half, when fresh answers can prove that an order was not made (decision
 * 37).
 */
export function passMinute(): boolean {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 90_000;
  return true;
}
