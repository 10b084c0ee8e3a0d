/** The octagon of an emerald cut with the chamfer `--c`, as a value of `clip-path`. */
export const octagon =
  'polygon(var(--c) 0, calc(100% - var(--c)) 0, 100% var(--c), 100% calc(100% - var(--c)), calc(100% - var(--c)) 100%, var(--c) 100%, 0 calc(100% - var(--c)), 0 var(--c))';

/** A rectangle whose two lower corners are cut by `--c`, for heroes. */
export const cutFoot =
  'polygon(0 0, 100% 0, 100% calc(100% - var(--c)), calc(100% - var(--c)) 100%, var(--c) 100%, 0 calc(100% - var(--c)))';

/**
 * A cut plane behind an element that itself stays a rectangle, so that its outline and its hit area
 * are kept. The element sets `--c` (chamfer), `--face` (colour) and, for a cut outline, `--edge`
 * with `--edge-width`. In forced colours the planes are not shown and a plain border replaces them.
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

/** Like `cut`, with an outline of `--edge-width` in `--edge` around the face. */
export const cutOutline = `
  position: relative;
  isolation: isolate;
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -2;
    background: var(--edge);
    clip-path: ${octagon};
    pointer-events: none;
  }
  &::after {
    --c: var(--inner-c);
    inset: var(--edge-width, 2px);
    z-index: -1;
    background: var(--face);
  }
  @media (forced-colors: active) {
    border: 1.5px solid;
    &::before, &::after { display: none; }
  }
`;
