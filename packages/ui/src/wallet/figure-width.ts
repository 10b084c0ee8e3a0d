/**
 * Returns the width of a formatted number in the display font, em. Tabular digits are 0.57 em wide, separators about
 * half of that. CSS uses this width to reduce the font size of a number that is too wide for its place.
 */
export function figureWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.57 : 0.3), 0);
}
