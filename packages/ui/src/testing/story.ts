import { expect, screen, waitFor } from 'storybook/test';

/** For `beforeEach` of a story: sets the text size to 200 %. Returns a function that resets it. */
export function doubleText(): () => void {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}

/** Asserts that the page is not wider than the screen. */
export async function expectNoSideScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/**
 * Asserts that a text is visible without scrolling: the text is not for screen readers only, not clipped and not
 * covered.
 */
export async function expectSeen(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const element = screen.getByText(text);
    expect(element).toBeVisible();
    const { left, top, width, height } = element.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThan(10);
    const atop = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(element.contains(atop)).toBe(true);
  });
}

/** Asserts that this many skeletons are rendered. */
export async function expectSkeletons(within: HTMLElement, count: number): Promise<void> {
  await expect(within.querySelectorAll('[data-shape][aria-hidden]')).toHaveLength(count);
}

/**
 * Asserts that a tap at the point `at` of `element` hits `target`. `at` is given as fractions of the element's width
 * and height.
 */
export async function expectTapOn(
  target: Element,
  element: Element = target,
  at: readonly [x: number, y: number] = [0.5, 0.5],
): Promise<void> {
  await waitFor(() => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width * at[0], top + height * at[1]);
    expect(target.contains(hit)).toBe(true);
  });
}

/** Returns a data URL of a picture in one colour. Stories use it, because they make no requests to other hosts. */
export const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#fff"/><rect x="24" y="12" width="48" height="72" rx="6" fill="${colour}"/></svg>`,
  )}`;

/** A data URL of a picture that cannot be loaded. Components show their fallback for it. */
export const brokenPicture = 'data:image/png;base64,AAAA';
