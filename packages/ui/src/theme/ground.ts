import { media } from './media.ts';
import { token } from './tokens.ts';

/**
 * Sets the colours of focus rings, links, secondary text and skeletons for a background. A box that
 * changes the background under its content includes one of these: a hero `onDark`, a white card on the
 * night `onPaper`.
 */
export const onPaper = `
  --focus: ${token('focus-on-light')};
  --link: initial;
  --quiet: initial;
  --quiet-off: initial;
  --text-quiet: initial;
  --skeleton: initial;
  color: ${token('text-body')};
`;

/** Emerald and night grounds. Secondary text is mint; on night set `--text-quiet` to night muted. */
export const onDark = `
  --focus: ${token('focus-on-dark')};
  --link: ${token('emerald-300')};
  --quiet: ${token('neutral-white')};
  --quiet-off: ${token('night-muted')};
  --text-quiet: ${token('emerald-100')};
  --skeleton: ${token('night-700')};
  color: ${token('text-on-night')};
`;

/**
 * An svg of full width behind everything else in its box, which is isolated. Its `aspect-ratio` is that of its view box.
 * Left out in forced colours, where its own would lie under text of the system's.
 */
export const behindAll = `
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: auto;
  max-width: none;
  z-index: -1;
  pointer-events: none;
  ${media.forcedColors} { display: none; }
`;
