/** Moves the page to `top`, px from its beginning; without `scrollTo`, which not every web view has. */
export function scrollPage(top: number): void {
  document.documentElement.scrollTop = top;
}
