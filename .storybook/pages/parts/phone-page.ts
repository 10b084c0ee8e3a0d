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

/**
 * Tells the story in a frame something, as the manager does; false where it does not listen yet. Its own channel would
 * tell the page around the frame, too, which would show the story in its own place.
 */
export function tell(frame: HTMLIFrameElement | null, type: string, data: unknown): boolean {
  const view = frame?.contentWindow;
  if (!view || !('__STORYBOOK_ADDONS_CHANNEL__' in view)) return false;
  const event = { type, from: 'page', args: [data] };
  view.postMessage({ key: 'storybook-channel', event }, window.location.origin);
  return true;
}
