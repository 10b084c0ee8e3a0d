/**
 * Media queries, used as `${media.small} { … }`. CSS variables do not work in media queries, so the breakpoints are
 * repeated here. tokens.test.ts compares them with tokens.json.
 */
export const media = {
  /** Below 340 px, page margins are 12 px. */
  tiny: '@media (max-width: 339.98px)',
  /** Below 375 px, forms have one column, and large figures are smaller. */
  small: '@media (max-width: 374.98px)',
  /** From 600 px on, the app is a centred column of fixed width. */
  wide: '@media (min-width: 600px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
} as const;
