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

/** For emerald and night grounds. Secondary text is mint; on night set `--text-quiet` to night muted. */
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
 * A full-width svg behind everything else in its box, which must be isolated. Its `aspect-ratio` is that of its view
 * box. Not shown in forced colours, because its own colours would lie under text in system colours.
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
