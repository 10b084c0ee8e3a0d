import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2';

/**
 * Unicode ranges of the Latin font files. The total size of both files is 53 KB. All other characters are shown in a
 * font of the phone.
 */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const FAMILIES = [
  { name: 'Gabarito Variable', file: gabarito, weight: '400 900' },
  { name: 'Figtree Variable', file: figtree, weight: '300 900' },
];

/**
 * Loads both font families and applies them together, so that the text is laid out again only once. `@font-face` rules
 * in a style sheet would cause three layouts: one for the rules and one for each file. Never rejects. If a family
 * cannot be loaded, its fallback font stays.
 */
export async function loadFonts(): Promise<void> {
  const faces = FAMILIES.map(
    ({ name, file, weight }) =>
      new FontFace(name, `url("${file}") format("woff2")`, { weight, unicodeRange: LATIN }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const result of loaded) {
    if (result.status === 'fulfilled') document.fonts.add(result.value);
  }
}
