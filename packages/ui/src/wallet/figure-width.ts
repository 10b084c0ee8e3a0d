/**
 * Width of a formatted number in the display face, em. Tabular digits are 0.57 em wide, separators about half of that.
 * With this width, CSS reduces the font size of a number that would otherwise be too wide for its place.
 */
export function figureWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.57 : 0.3), 0);
}
