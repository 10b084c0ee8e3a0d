/** Scrolls the page to `top`, px from its start. Does not use `scrollTo`, because some web views do not have it. */
export function scrollPage(top: number): void {
  document.documentElement.scrollTop = top;
}

/**
 * A ref for a message about a failed submit. Scrolls the message into view when it appears, because on a small
 * phone the foot of the screen may cover the message.
 */
export function scrollToMessage(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'center' });
}
