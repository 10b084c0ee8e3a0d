import { media } from './media.ts';
import { token } from './tokens.ts';

/**
 * Sets the colours of focus rings, links, secondary text and skeletons for a light background. A box that changes the
 * background of its content includes `onPaper` or `onDark`: a hero includes `onDark`, a white card on a dark page
 * `onPaper`.
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

/**
 * The same for emerald and night backgrounds. Secondary text is mint; on night set `--text-quiet` to the muted night
 * colour.
 */
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
 * Style of a full-width svg behind all other content of its box. The box must be isolated. The element sets
 * `aspect-ratio` to that of its view box. Hidden in forced colours, because its own colours would be under text in
 * system colours.
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
