/**
 * Media queries, for use as `${media.small} { … }`. CSS variables do not work in a media query, so the breakpoints of
 * the design are repeated here. tokens.test.ts compares them with tokens.json.
 */
export const media = {
  /** Below 340 px page margins shrink to 12 px. */
  tiny: '@media (max-width: 339.98px)',
  /** Below 375 px two-column forms become one column, and large figures are smaller. */
  small: '@media (max-width: 374.98px)',
  /** From 600 px on, the app's column does not become wider and is centred. */
  wide: '@media (min-width: 600px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
} as const;
