const FILE = 'figtree-latin-wght-normal.woff2';

/** The text font of the product in the manager's page, which does not load the theme. */
export const fontHead = (): string => `<style>
@font-face { font-family: "Figtree Variable"; font-weight: 300 900; font-display: swap; src: url("./fonts/${FILE}") format("woff2"); }
</style>`;
