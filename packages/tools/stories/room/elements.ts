// What the checks of a rendered story ask about its elements.

/** Returns a text on one line, cut after `most` characters. */
export const words = (text: string | null | undefined, most = 40) => {
  const plain = (text ?? '').replace(/\s+/g, ' ').trim();
  return plain.length > most ? `${plain.slice(0, most)}…` : plain;
};

/** Returns how a fault names an element: 'button "Canjear"'. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role');
  const type = element instanceof HTMLInputElement ? `[${element.type}]` : '';
  const label =
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
    element.textContent;
  const said = words(label) ? ` "${words(label)}"` : '';
  return `${element.localName}${type}${role ? `[role=${role}]` : ''}${said}`;
}

export const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Returns the open modal dialog. Elements outside it cannot be used. Returns null if no modal dialog is open. */
export const modal = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
/** Whether an element cannot be used, because a modal dialog is open or the element is inert. */
export function isInert(element: Element): boolean {
  const open = modal();
  return element.closest('[inert]') !== null || (open !== null && !open.contains(element));
}

/** Yields the visible texts inside `root`, each with its parent. */
export function* textNodes(root: Element): Generator<[Node, Element]> {
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

export const clips = (overflow: string) => overflow !== 'visible';

export function* withAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) yield at;
}

/** Whether an element is visually hidden and only meant for screen readers. */
export function isForReaders(element: Element): boolean {
  for (const at of withAncestors(element)) {
    const { width, height } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    if (width <= 2 && height <= 2 && clips(style.overflowX)) return true;
    if (style.clipPath === 'inset(50%)' || /^rect\(0/.test(style.clip)) return true;
  }
  return false;
}
