import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';

/** Address of the display face (33 KB): the page preloads it, since titles and the balance use it. */
export const displayFontUrl: string = gabarito;
