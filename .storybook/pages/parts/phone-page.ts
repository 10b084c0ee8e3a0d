/** Makes the page in a frame scroll as on a phone: a desktop's scroll bar would take a part of its width. */
export function hideScrollBar(frame: HTMLIFrameElement | null): void {
  frame?.contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}

/**
 * Keeps the page around a frame where it is: a story that focuses something or scrolls to it would scroll that page to
 * the frame.
 */
export function keepOuterScroll(frame: HTMLIFrameElement | null): void {
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!view) return;
  const { prototype } = view.HTMLElement;
  const { focus } = prototype;
  prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
  };
  view.Element.prototype.scrollIntoView = () => {};
}
