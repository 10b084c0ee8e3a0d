import { expect, screen, waitFor } from 'storybook/test';

/** For a story's `beforeEach`: the text at 200 %, as a person may set it. */
export function doubleText(): () => void {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}

/** Nothing makes the page wider than the screen. */
export async function expectNoSideScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** A text can be read on the screen as it opens: not only heard, not clipped, not under something else. */
export async function expectSeen(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const words = screen.getByText(text);
    expect(words).toBeVisible();
    const { left, top, width, height } = words.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThan(10);
    const atop = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(words.contains(atop)).toBe(true);
  });
}

/** A picture of one colour, drawn here: stories ask no network for images. */
export const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#fff"/><rect x="24" y="12" width="48" height="72" rx="6" fill="${colour}"/></svg>`,
  )}`;

/** An address no picture can come from, so that what stands in for it is seen. */
export const brokenPicture = 'data:image/png;base64,AAAA';
