/** Makes the page in a frame scroll as on a phone: a desktop's scroll bar would take a part of its width. */
export function hideScrollBar(frame: HTMLIFrameElement | null): void {
  frame?.contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}
