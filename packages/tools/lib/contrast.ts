/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Returns the red, green and blue values of an opaque colour. Throws if the text is not in the form #rrggbb. */
export function colourOf(text: string): Colour {
  const parts = HEX.exec(text)?.slice(1);
  if (!parts) throw new RangeError(`${text} is not of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns the relative luminance as defined by WCAG 2.2, 0 to 1. */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** Returns the contrast ratio as defined by WCAG 2.2, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
