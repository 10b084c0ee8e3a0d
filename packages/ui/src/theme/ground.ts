import { media } from './media.ts';
import { token } from './tokens.ts';

/**
 * Styles that set the colours of text, links, focus rings and skeletons for a light background. A box with a light
 * background on a dark page must include `onPaper`. A box with a dark background on a light page must include `onDark`.
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
 * Styles that set the colours of text, links, focus rings and skeletons for an emerald or night background. Secondary
 * text is mint. On a night background set `--text-quiet` to `night-muted`.
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
 * Styles for an svg behind the content of its box, as wide as the box. The box must set `isolation: isolate`, and the
 * svg must set `aspect-ratio` to that of its view box. The svg is hidden in forced colours, because they change the
 * colour of the text but not of the svg.
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
