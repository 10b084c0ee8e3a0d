/**
 * Width in em of a formatted number in the display face: tabular digits are 0.57 wide, separators about half of that.
 * Lets a figure keep the size of its text role if it fits.
 */
export function figureWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.57 : 0.3), 0);
}
