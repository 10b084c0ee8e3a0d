/**
 * Media queries, for use as `${media.small} { … }`. CSS variables cannot stand in a media query,
 * so the design's breakpoints are repeated here; tokens.test.ts compares them with tokens.json.
 */
export const media = {
  /** Narrower than 340 px: margins shrink to 12 px. */
  tiny: '@media (max-width: 339.98px)',
  /** Narrower than 375 px: two-column forms and large figures step down. */
  small: '@media (max-width: 374.98px)',
  /** From 600 px up: the column stays at its width, centred. */
  wide: '@media (min-width: 600px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
} as const;
