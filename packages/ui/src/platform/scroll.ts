/** Scrolls the page to `top`, px from its start. Does not use `scrollTo`, because some web views do not have it. */
export function scrollPage(top: number): void {
  document.documentElement.scrollTop = top;
}
