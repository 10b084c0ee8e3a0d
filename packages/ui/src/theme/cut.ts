/** A value of `clip-path`: a rectangle whose four corners are cut by `--c`, like an emerald. */
export const octagon =
  'polygon(var(--c) 0, calc(100% - var(--c)) 0, 100% var(--c), 100% calc(100% - var(--c)), calc(100% - var(--c)) 100%, var(--c) 100%, 0 calc(100% - var(--c)), 0 var(--c))';

/** A value of `clip-path`: a rectangle whose two lower corners are cut by `--c`, for the head of a screen. */
export const cutFoot =
  'polygon(0 0, 100% 0, 100% calc(100% - var(--c)), calc(100% - var(--c)) 100%, var(--c) 100%, 0 calc(100% - var(--c)))';

/**
 * Styles for a background with cut corners. The background is a pseudo-element, so the outline and the hit area of the
 * element stay rectangular. The element must set these properties:
 *
 * - `--c`: size of the cut corners.
 * - `--face`: colour of the background.
 *
 * In forced colours a plain border replaces the background.
 */
export const cut = `
  position: relative;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--face);
    clip-path: ${octagon};
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border: 1.5px solid;
    &::before { display: none; }
  }
`;
