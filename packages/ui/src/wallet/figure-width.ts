/**
 * Returns the width of a formatted number in the display font, em. A digit is 0.57 em wide, and a separator about half
 * of that. Styles use the width to reduce the font size of a number that would be too wide.
 */
export function figureWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.57 : 0.3), 0);
}
