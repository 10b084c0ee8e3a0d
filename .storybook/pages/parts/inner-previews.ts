/** What Storybook's messages between its frames hold. */
const KEY = 'storybook-channel';

/**
 * A story in a frame of a page tells its events to that page, as if it were the manager, and 'show this story' would
 * show it in place of the page. Such messages end here. Returns an unsubscribe function.
 */
export function ignoreInnerPreviews(): () => void {
  const ignore = (event: MessageEvent<unknown>) => {
    const isInner = event.source !== window && event.source !== window.parent;
    if (isInner && JSON.stringify(event.data ?? '').includes(KEY)) event.stopImmediatePropagation();
  };
  // Ahead of Storybook's own, which does not capture.
  window.addEventListener('message', ignore, { capture: true });
  return () => window.removeEventListener('message', ignore, { capture: true });
}
