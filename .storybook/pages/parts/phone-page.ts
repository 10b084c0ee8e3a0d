/** Hides the scroll bar of the page in a frame. On a desktop the bar would take a part of the phone's width. */
export function hideScrollBar(frame: HTMLIFrameElement | null): void {
  frame?.contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}

/** Prevents a story that focuses an element, or scrolls to it, from scrolling the page around the frame. */
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
 * Sends a message to the story in a frame. Returns false if the story does not listen yet. `channel.emit` would also
 * send the message to the page around the frame, and that page would show the story instead of its own content.
 */
export function sendToStory(frame: HTMLIFrameElement | null, type: string, data: unknown): boolean {
  const view = frame?.contentWindow;
  if (!view || !('__STORYBOOK_ADDONS_CHANNEL__' in view)) return false;
  const event = { type, from: 'page', args: [data] };
  view.postMessage({ key: 'storybook-channel', event }, window.location.origin);
  return true;
}

/** Whether a message from a frame says that its story is rendered, or that the story cannot be rendered. */
export const isRendered = (message: unknown): boolean =>
  /"newPhase":"(playing|completed|errored)"|"type":"storyMissing"/.test(String(message));
