/** Scrolls the page to `top`, px from its start. Does not use `scrollTo`, which some web views lack. */
export function scrollPage(top: number): void {
  document.documentElement.scrollTop = top;
}
