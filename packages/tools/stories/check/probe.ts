// Inspects a rendered story from inside its page. Playwright sends `createProbe` to the page as text, so the function
// must not use anything that is defined outside its body.

import type { Colour } from '../../lib/contrast.ts';
import type { Box } from './preview.ts';

/** A text or control whose contrast is measured on a picture. */
export interface Spot {
  readonly name: string;
  /** A key for the style of the spot and of the elements behind it. Spots with the same key look the same. */
  readonly styleKey: string;
  /**
   * Boxes of the spot, px from the upper left corner of the window. A text field also has the boxes of those ancestors
   * that may draw its edge. If a control has several boxes, the box with the highest contrast counts.
   */
  readonly boxes: readonly Box[];
}

export interface TextSpot extends Spot {
  readonly colour: Colour;
  /** Alpha of the text colour, multiplied by the `opacity` of the text's element and of all its ancestors, 0 to 1. */
  readonly opacity: number;
  /** Whether the text counts as large in WCAG: at least 24 px, or at least 18.66 px and bold. */
  readonly isLarge: boolean;
}

/** A control to measure: the edge of a text field, or the colour with the highest contrast in any other control. */
export interface ControlSpot extends Spot {
  readonly kind: 'field' | 'choice' | 'icon';
}

export type Probe = ReturnType<typeof createProbe>;

export function createProbe() {
  const NATIVE =
    'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls]';
  const FOCUSABLE = `${NATIVE},[tabindex],[contenteditable]:not([contenteditable=false])`;
  const CONTROL = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button]';
  const TEXT_FIELD =
    'textarea,select,input:not([type=hidden],[type=checkbox],[type=radio],[type=button],[type=submit],[type=range])';
  /** WCAG exempts disabled and read-only controls, so their shape is not measured. */
  const EXEMPT = ':disabled,:read-only:is(input,textarea),[aria-disabled=true]';
  /** Roles of the parts of a composite widget. The arrow keys move between parts, so Tab need not reach every part. */
  const COMPOSITE_ROLE = /^(tab|radio|option|menuitem|gridcell|row|treeitem|slider)$/;
  /** Differences of up to this size are treated as rounding errors, CSS px. */
  const ROUNDING = 1;

  /** React numbers ids from story to story. The numbers are removed to make equal pages comparable. */
  const REACT_ID = /_r_\w+_/g;

  const words = (text: string | null | undefined, most = 40) => {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim();
    return plain.length > most ? `${plain.slice(0, most)}…` : plain;
  };

  function nameOf(element: Element): string {
    const role = element.getAttribute('role');
    const type = element instanceof HTMLInputElement ? `[${element.type}]` : '';
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
      element.textContent;
    const said = words(label) ? ` "${words(label)}"` : '';
    return `${element.localName}${type}${role ? `[role=${role}]` : ''}${said}`;
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Returns the open modal dialog. Elements outside it cannot be used. Returns null if no modal dialog is open. */
  const modal = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  function isInert(element: Element): boolean {
    const open = modal();
    return element.closest('[inert]') !== null || (open !== null && !open.contains(element));
  }

  /** Yields the visible texts inside `root`, each with its parent. */
  function* textNodes(root: Element): Generator<[Node, Element]> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim()) continue;
      // Skips texts that `content-visibility: auto` leaves out of the layout while they are far from the viewport.
      if (isSeen(parent) && parent.checkVisibility({ contentVisibilityAuto: true })) {
        yield [node, parent];
      }
    }
  }

  function rectsOf(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  const clips = (overflow: string) => overflow !== 'visible';
  const scrolls = (overflow: string) => /auto|scroll/.test(overflow);

  function* withAncestors(element: Element): Generator<Element> {
    for (let at: Element | null = element; at; at = at.parentElement) yield at;
  }

  /** Whether an element is visually hidden and only meant for screen readers. */
  function isForReaders(element: Element): boolean {
    for (const at of withAncestors(element)) {
      const { width, height } = at.getBoundingClientRect();
      const style = getComputedStyle(at);
      if (width <= 2 && height <= 2 && clips(style.overflowX)) return true;
      if (style.clipPath === 'inset(50%)' || /^rect\(0/.test(style.clip)) return true;
    }
    return false;
  }

  /** Returns the names of at most three elements. Omits an element if it contains another of the elements. */
  const namesOf = (elements: Element[]) =>
    elements
      .filter((one) => !elements.some((other) => other !== one && one.contains(other)))
      .slice(0, 3)
      .map(nameOf)
      .join(', ');

  /** Whether an ancestor of an element, except the body, clips content that is too wide. */
  function isInsideClip(element: Element): boolean {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (clips(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  }

  function hashOf(text: string): string {
    let [one, two] = [5381, 52711];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one, 33) ^ code;
      two = Math.imul(two, 65599) + code;
    }
    return `${text.length} ${one} ${two}`;
  }

  /** Returns a hash of the HTML and field values of the page. Stories with equal pages have the same fingerprint. */
  function fingerprint(): string {
    const values = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].map(
      ({ value, checked }) => `${value}${checked ?? ''}`,
    );
    return hashOf(`${document.body.innerHTML.replace(REACT_ID, '_')}${values}`);
  }

  /** Returns the elements that make the page or a part of the page scroll sideways. */
  function sideScroll(): string[] {
    const faults: string[] = [];
    const { scrollWidth, clientWidth: width } = document.documentElement;
    if (scrollWidth > width + ROUNDING) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > width + ROUNDING &&
          isSeen(element) &&
          !isInsideClip(element),
      );
      faults.push(`the page is ${scrollWidth} px wide: ${namesOf(wide)}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.scrollWidth <= element.clientWidth + ROUNDING || !isSeen(element)) continue;
      const { overflowX, overflowY, scrollSnapType } = getComputedStyle(element);
      // Skips elements that scroll only sideways or use scroll snap. In other elements, scrolling sideways is probably
      // a fault. For example, if CSS sets only `overflow-y: auto`, the browser computes `overflow-x` as `auto` too.
      if (!scrolls(overflowX) || !scrolls(overflowY) || scrollSnapType !== 'none') continue;
      // A table or a code block may scroll sideways (WCAG 1.4.10) if its scroll container can be focused.
      if (element.matches('[tabindex="0"]') && element.querySelector('table,pre')) continue;
      const edge = element.getBoundingClientRect().right;
      const wide = [...element.querySelectorAll('*')].filter(
        (inner) => inner.getBoundingClientRect().right > edge + ROUNDING,
      );
      faults.push(`${nameOf(element)} scrolls sideways: ${namesOf(wide)}`);
    }
    return faults;
  }

  /** Returns what cuts off a text in the element `parent`. Returns null if nothing does. */
  function cutOf(parent: Element, rects: DOMRect[]): string | null {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const box = at.getBoundingClientRect();
      const isBeside = left < box.left - ROUNDING || right > box.right + ROUNDING;
      // A line box is higher than its letters, so a small part of the box may be cut off.
      const slack = Number.parseFloat(style.fontSize) * 0.3;
      const isBelow = top < box.top - slack || bottom > box.bottom + slack;
      const overflows = [
        isBeside ? style.overflowX : 'visible',
        isBelow ? style.overflowY : 'visible',
      ];
      if (overflows.some(scrolls)) return null;
      if (overflows.some(clips)) return `is cut off by ${nameOf(at)}`;
      if (style.position === 'fixed') break;
    }
    const { clientWidth } = document.documentElement;
    const isBeyond = left < -ROUNDING || right > clientWidth + ROUNDING;
    return isBeyond ? 'goes beyond the window' : null;
  }

  /** Returns the texts that are cut off by an ancestor or by the edge of the window. */
  function cutText(): string[] {
    const faults = new Set<string>();
    for (const [node, parent] of textNodes(document.body)) {
      const rects = rectsOf(node);
      if (rects.length === 0 || isForReaders(parent)) continue;
      const cut = cutOf(parent, rects);
      if (cut !== null) faults.add(`"${words(node.nodeValue)}" ${cut}`);
    }
    return [...faults];
  }

  function rgba(value: string): [number, number, number, number] {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
    if (!value.startsWith('color(')) return [red, green, blue, alpha];
    return [red * 255, green * 255, blue * 255, alpha];
  }

  function opacityOf(element: Element): number {
    let opacity = 1;
    for (const at of withAncestors(element)) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  }

  const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });

  function spotOf(
    element: Element,
    rects: DOMRect[],
    said: string,
    value: string,
    size: CSSStyleDeclaration,
  ): TextSpot {
    const [red, green, blue, alpha] = rgba(value);
    const pixels = Number.parseFloat(size.fontSize);
    return {
      name: `${element.localName} "${words(said)}"`,
      styleKey: styleKeyAt(element, rects[0] ?? element.getBoundingClientRect()),
      boxes: rects.map(boxOf),
      colour: [red, green, blue],
      opacity: alpha * opacityOf(element),
      isLarge: pixels >= 24 || (pixels >= 18.66 && Number(size.fontWeight) >= 700),
    };
  }

  /** Returns the common part of two rectangles. Returns an empty list if the part is less than 1 px wide or high. */
  function overlap(one: DOMRect, other: DOMRect): DOMRect[] {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return right - left < 1 || bottom - top < 1
      ? []
      : [new DOMRect(left, top, right - left, bottom - top)];
  }

  /** Returns the parts of `rects` that remain after clipping by `element` and its ancestors. */
  function clipped(element: Element, rects: DOMRect[]): DOMRect[] {
    let seen = rects;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (clips(style.overflowX) || clips(style.overflowY)) {
        const box = at.getBoundingClientRect();
        seen = seen.flatMap((rect) => overlap(rect, box));
      }
      if (style.position === 'fixed') break;
    }
    return seen;
  }

  /**
   * Returns the parts of `rects` that are not clipped and that overlap the window. Omits parts that extend below the
   * window.
   */
  const withinClips = (element: Element, rects: DOMRect[]): DOMRect[] =>
    clipped(element, rects).filter(({ top, left, width, height }) => {
      const isBeyond = top + height <= 0 || top + height > window.innerHeight;
      return !isBeyond && left + width > 0 && left < window.innerWidth;
    });

  /** Whether an element hides the elements behind it. */
  function isOpaque(element: Element): boolean {
    if (element.matches('img,video,canvas,iframe,input,textarea,select')) return true;
    return [null, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && style.content === 'none') return false;
      return rgba(style.backgroundColor)[3] > 0.5 || style.backgroundImage !== 'none';
    });
  }

  /** Whether another element covers a part of the given rectangle of `element`. */
  function isCovered(element: Element, { x, y, width, height }: DOMRect): boolean {
    const inset = Math.min(2, width / 4);
    const across = [x + inset, x + width / 2, x + width - inset];
    return [y + 1, y + height / 2, y + height - 1].some((top) =>
      across.some((left) => {
        for (const hit of document.elementsFromPoint(left, top)) {
          if (hit.contains(element) || element.contains(hit)) return false;
          if (isOpaque(hit)) return true;
        }
        return false;
      }),
    );
  }

  /** Attributes that do not influence the style of an element. */
  const HAS_NO_STYLE = /^(id|href|for|name|value|title|d|aria-(label|describe).*)$/;
  let styleKeys: Map<Element, string> = new Map();

  /** Returns a short key for the style of an element and all its ancestors. */
  function styleKeyOf(element: Element): string {
    const known = styleKeys.get(element);
    if (known !== undefined) return known;
    const attributes = [...element.attributes]
      .filter(({ name }) => !HAS_NO_STYLE.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ')
      .replace(REACT_ID, '_');
    const { parentElement: parent } = element;
    const above = parent ? styleKeyOf(parent) : '';
    const styleKey = hashOf(`${above}>${element.localName} ${attributes}`);
    styleKeys.set(element, styleKey);
    return styleKey;
  }

  /** Returns a short key for the style of an element and what is behind it. Elements with equal keys look the same. */
  function styleKeyAt(element: Element, { x, y, width, height }: DOMRect): string {
    const below = document.elementsFromPoint(x + width / 2, y + height / 2).map(styleKeyOf);
    return hashOf(`${styleKeyOf(element)} ${below}`);
  }

  function texts(): TextSpot[] {
    const spots: TextSpot[] = [];
    for (const [node, parent] of textNodes(document.body)) {
      if (!/[\p{L}\p{N}]/u.test(node.nodeValue ?? '')) continue;
      if (isInert(parent) || isForReaders(parent)) continue;
      const rects = withinClips(parent, rectsOf(node)).filter((rect) => !isCovered(parent, rect));
      if (rects.length === 0) continue;
      const style = getComputedStyle(parent);
      const colour = parent instanceof SVGElement ? style.fill : style.color;
      spots.push(spotOf(parent, rects, node.nodeValue ?? '', colour, style));
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=hidden],[type=checkbox],[type=radio]),textarea',
    )) {
      const said = field.value || field.placeholder;
      if (!said || !isSeen(field) || isInert(field)) continue;
      const style = getComputedStyle(field, field.value ? null : '::placeholder');
      spots.push(spotOf(field, [field.getBoundingClientRect()], said, style.color, style));
    }
    return spots;
  }

  /** Returns the visible element of a control: its label if the control is visually hidden, otherwise the control. */
  function seenBox(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const isHidden = width <= 2 || height <= 2 || Number(getComputedStyle(element).opacity) === 0;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return isHidden && label ? label : element;
  }

  function controls(): ControlSpot[] {
    const spots: ControlSpot[] = [];
    for (const control of document.querySelectorAll(CONTROL)) {
      if (isInert(control) || control.matches(EXEMPT)) continue;
      const box = seenBox(control);
      if (!isSeen(box) || isForReaders(box)) continue;
      const other = control.matches('input') ? 'choice' : 'icon';
      const kind = control.matches(TEXT_FIELD) ? 'field' : other;
      const chain = [box];
      if (kind === 'field') {
        const { height } = box.getBoundingClientRect();
        for (let at = box.parentElement; at && chain.length < 4; at = at.parentElement) {
          if (at.getBoundingClientRect().height > height * 1.6) break;
          chain.push(at);
        }
      }
      const hasWords = [...textNodes(control)].some(([, parent]) => !isForReaders(parent));
      if (kind === 'icon' && hasWords) continue;
      const whole = box.getBoundingClientRect();
      const [seen] = withinClips(box, [whole]);
      if (!seen || seen.width < whole.width - 1 || seen.height < whole.height - 1) continue;
      const boxes = chain
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 2 && height > 2)
        .map(boxOf);
      if (boxes.length > 0) {
        spots.push({ name: nameOf(control), styleKey: styleKeyAt(box, whole), kind, boxes });
      }
    }
    return spots;
  }

  /** Returns the texts and controls to measure on a picture. `top` is the scroll position of the page, CSS px. */
  function spots(): { top: number; texts: TextSpot[]; controls: ControlSpot[] } {
    styleKeys = new Map();
    return { top: window.scrollY, texts: texts(), controls: controls() };
  }

  const sheet = Object.assign(document.createElement('style'), {
    textContent: `
      *, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; transition: none !important; }
      svg text, svg tspan { fill: transparent !important; }
      * { caret-color: transparent !important; text-decoration-color: transparent !important; }`,
  });

  /** Hides the letters of all texts, or shows them again. */
  function hideLetters(isHidden: boolean): void {
    if (isHidden) document.head.append(sheet);
    else sheet.remove();
  }

  // ---- Keyboard ----

  let outlines: Map<HTMLElement, string> = new Map();
  const start = Object.assign(document.createElement('span'), { tabIndex: -1 });

  /**
   * Returns, as text, the outlines that may show the focus of a control. These are the outlines of the control and of
   * its three nearest ancestors.
   */
  function outlineOf(element: Element): string {
    const drawn = [...withAncestors(element)].slice(0, 4).flatMap((candidate) =>
      [null, '::before', '::after'].map((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate, pseudo);
        const isDrawn =
          outlineStyle !== 'none' &&
          Number.parseFloat(outlineWidth) >= 1 &&
          rgba(outlineColor)[3] > 0;
        return isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
      }),
    );
    return drawn.join('|');
  }

  /**
   * Whether a radio button is the tab stop of its group. The tab stop is the checked button. If no button is checked,
   * it is the first button. Returns true for other elements.
   */
  function isStopOfGroup(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) {
      return true;
    }
    const all = (element.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]');
    const group = [...all].filter(
      ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
    );
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  }

  /** Whether a React component has set a click handler on this element. */
  function clicksOf(element: Element): boolean {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key && (element as unknown as Record<string, { onClick?: unknown }>)[key];
    return Boolean(props && 'onClick' in props && props.onClick);
  }

  /** Puts the focus before the first tab stop. Returns the number of stops, and the controls that Tab cannot reach. */
  function startTabbing(): { stops: number; faults: string[] } {
    outlines = new Map();
    const faults: string[] = [];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      // Frames are skipped, because this script cannot read whether their content has a tab stop.
      if (element.matches(':disabled,iframe') || isInert(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.tabIndex > 0) faults.push(`${nameOf(element)} has a positive tabindex`);
      if (element.tabIndex >= 0) {
        if (isStopOfGroup(element)) outlines.set(element, outlineOf(element));
      } else if (
        element.matches(NATIVE) &&
        !element.matches('input[type=radio]') &&
        !COMPOSITE_ROLE.test(element.getAttribute('role') ?? '') &&
        // A button that scrolls a tab list is for mouse users. Keyboard users press the arrow keys.
        !element.parentElement?.querySelector('[role=tablist]') &&
        !element.closest('[aria-hidden=true]')
      ) {
        faults.push(`${nameOf(element)} has a negative tabindex, so Tab does not reach it`);
      }
    }
    const usable = `${NATIVE},[tabindex],label`;
    for (const element of document.body.querySelectorAll('*')) {
      if (!clicksOf(element) || element.matches(`dialog,${usable}`) || !isSeen(element)) continue;
      if (isInert(element) || element.closest(usable) || element.querySelector(usable)) continue;
      // Storybook's object control can also be edited as JSON text, so the buttons in its tree need not be tab stops.
      if (element.closest('td')?.querySelector('[role=switch][aria-label$="as JSON"]')) continue;
      faults.push(`${nameOf(element)} can be clicked but not focused`);
    }
    (modal() ?? document.body).prepend(start);
    start.focus({ preventScroll: true });
    return { stops: outlines.size, faults };
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Returns how the focused element is hidden: outside the window or covered. Returns null if it is visible. */
  function coverOf(focused: Element): string | null {
    const element = seenBox(focused);
    const whole = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const viewport = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    const [rect] = clipped(element, [whole]).flatMap((part) => overlap(part, viewport));
    if (!rect) return 'is outside the visible area when it is focused';
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const [dx, dy] = [Math.min(3, rect.width / 4), Math.min(3, rect.height / 4)];
    const middle = [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
    for (const [x, y] of [
      middle,
      [middle[0], rect.top + dy],
      [middle[0], rect.bottom - dy],
      [rect.left + dx, middle[1]],
      [rect.right - dx, middle[1]],
    ] as const) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit) || hit.contains(element)) continue;
      if (labels.some((label) => label.contains(hit) || hit.contains(label))) continue;
      return `is covered by ${nameOf(hit)} when it is focused`;
    }
    return null;
  }

  async function faultsAt(stop: HTMLElement): Promise<string[]> {
    const name = nameOf(stop);
    stop.focus();
    if (document.activeElement !== stop) {
      // Focusing an earlier tab stop may have removed or disabled this element, so wait a frame and check.
      await frame();
      if (!stop.isConnected || stop.matches(':disabled') || isInert(stop)) return [];
      return [`${name} cannot be focused`];
    }
    const faults: string[] = [];
    const now = outlineOf(stop);
    if (now === outlines.get(stop) || /^\|*$/.test(now))
      faults.push(`${name} does not show that it is focused`);
    if (coverOf(stop) !== null) {
      // The page may still be scrolling to the focused element, so wait two frames.
      await frame();
      await frame();
      const cover = coverOf(stop);
      if (cover !== null) faults.push(`${name} ${cover}`);
    }
    const init = { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true };
    const tab = new KeyboardEvent('keydown', init);
    if (!stop.dispatchEvent(tab)) faults.push(`${name} prevents Tab from moving the focus`);
    return faults;
  }

  /**
   * Focuses each tab stop. Returns the faults found. Press Tab before calling this function, because browsers show
   * focus rings only after the keyboard has been used.
   */
  async function visitStops(): Promise<string[]> {
    const faults: string[] = [];
    await frame();
    const [first] = outlines.keys();
    if (first && (!document.activeElement || document.activeElement === document.body)) {
      faults.push(`${nameOf(first)} cannot be focused`);
    }
    start.remove();
    for (const stop of outlines.keys()) {
      const isThere = stop.isConnected && stop.checkVisibility({ visibilityProperty: true });
      if (!isThere || stop.matches(':disabled') || isInert(stop)) continue;
      faults.push(...(await faultsAt(stop)));
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return faults;
  }

  return { fingerprint, sideScroll, cutText, spots, hideLetters, startTabbing, visitStops };
}
