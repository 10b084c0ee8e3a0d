// Contrast as it is seen: measured on the pixels of a picture, whatever drew them.
import { PNG } from 'pngjs';
import type { Box } from './preview.ts';

/** Red, green, blue (0 to 255). */
export type Colour = readonly [number, number, number];

export interface Picture {
  /** Where its first row lies, px from the upper edge that boxes are measured from. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, by rows. */
  readonly data: Uint8Array;
}

export function decode(png: Buffer, top = 0): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { top, width, height, data };
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of WCAG 2.2, 0 to 1. */
export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** What is seen of `colour` at an opacity (0 to 1) over a ground. */
export function over(colour: Colour, opacity: number, ground: Colour): Colour {
  const mix = (at: 0 | 1 | 2) => Math.round(colour[at] * opacity + ground[at] * (1 - opacity));
  return [mix(0), mix(1), mix(2)];
}

/** The pixels of a box that are in the picture, as offsets into its data. */
export function* offsetsIn(picture: Picture, box: Box): Generator<number> {
  const { width, height } = picture;
  const left = Math.max(0, Math.floor(box.x));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const top = Math.max(0, Math.floor(box.y - picture.top));
  const bottom = Math.min(height, Math.ceil(box.y - picture.top + box.height));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) yield (y * width + x) * 4;
  }
}

const colourAt = ({ data }: Picture, offset: number): Colour => [
  data[offset] ?? 0,
  data[offset + 1] ?? 0,
  data[offset + 2] ?? 0,
];

/** The value below which `share` of the sorted `values` are. */
function quantile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** A pixel that differs by less than this in every channel is the same one, drawn again. */
const SAME = 8;
/** Pixels that may be worse than the rest: where two planes meet, edges are smoothed. */
const EDGE_SHARE = 0.05;

export interface Inked {
  readonly boxes: readonly Box[];
  readonly colour: Colour;
  /** 0 to 1, of the text with all that it is in. */
  readonly opacity: number;
}

/**
 * How text differs from the ground right under its letters: `drawn` shows it, `bare` is the same place with the
 * letters left out. Null where no letter is seen. Without `drawn`, from the worst of all the ground behind it.
 */
export function textContrast(drawn: Picture | null, bare: Picture, text: Inked): number | null {
  const onGround = (ground: Colour) => contrast(over(text.colour, text.opacity, ground), ground);
  if (drawn === null) {
    const grounds = text.boxes.flatMap((box) => coloursIn(bare, box));
    return grounds.length === 0 ? null : Math.min(...grounds.map(([colour]) => onGround(colour)));
  }
  const ratios: number[] = [];
  for (const box of text.boxes) {
    for (const offset of offsetsIn(bare, box)) {
      const ground = colourAt(bare, offset);
      const seen = colourAt(drawn, offset);
      if (seen.every((value, at) => Math.abs(value - (ground[at] ?? 0)) < SAME)) continue;
      ratios.push(onGround(ground));
    }
  }
  return ratios.length === 0 ? null : quantile(ratios, EDGE_SHARE);
}

/** The colours in a box, each with its number of pixels. */
function coloursIn(picture: Picture, box: Box): [Colour, number][] {
  const { data } = picture;
  const counts = new Map<number, number>();
  for (const offset of offsetsIn(picture, box)) {
    const key =
      ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => [[key >> 16, (key >> 8) & 255, key & 255], count]);
}

/** The colour that most pixels of a box have. */
export function groundOf(picture: Picture, box: Box): Colour {
  const [most] = coloursIn(picture, box).sort(([, a], [, b]) => b - a);
  return most?.[0] ?? [0, 0, 0];
}

/** Pixels that make something seen: a line of a control's own shape has more. */
const SEEN_PIXELS = 6;

/** How what is drawn in a box differs from the ground of it, at its clearest. */
export function markContrast(picture: Picture, box: Box, ground = groundOf(picture, box)): number {
  const ratios: number[] = [];
  for (const [colour, count] of coloursIn(picture, box)) {
    const ratio = contrast(colour, ground);
    for (let at = 0; at < Math.min(count, SEEN_PIXELS); at += 1) ratios.push(ratio);
  }
  ratios.sort((a, b) => b - a);
  return ratios[Math.min(SEEN_PIXELS, ratios.length) - 1] ?? 1;
}

/** How far from an edge its line may be drawn, px. */
const REACH = 6;
const ALONG = [0.3, 0.5, 0.7];

/**
 * How the edge of a box differs from what is outside or inside it, at its best side: a field may have a line under
 * it alone. Corners may be cut, so each side is crossed in its middle part.
 */
export function edgeContrast(picture: Picture, inWindow: Box): number {
  const box = { ...inWindow, y: inWindow.y - picture.top };
  const at = (x: number, y: number) =>
    colourAt(picture, (Math.round(y) * picture.width + Math.round(x)) * 4);
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && Math.round(x) < picture.width && Math.round(y) < picture.height;
  const crossing = (x: number, y: number, dx: number, dy: number) => {
    const line: Colour[] = [];
    for (let step = -REACH; step <= REACH; step += 1) {
      const [px, py] = [x + dx * step, y + dy * step];
      if (isIn(px, py)) line.push(at(px, py));
    }
    const [outside, inside] = [line[0], line.at(-1)];
    if (!outside || !inside) return 1;
    return Math.max(
      ...line.map((colour) => Math.min(contrast(colour, outside), contrast(colour, inside))),
      contrast(outside, inside),
    );
  };
  const sides = [
    ALONG.map((share) => crossing(box.x + box.width * share, box.y, 0, 1)),
    ALONG.map((share) => crossing(box.x + box.width * share, box.y + box.height - 1, 0, -1)),
    ALONG.map((share) => crossing(box.x, box.y + box.height * share, 1, 0)),
    ALONG.map((share) => crossing(box.x + box.width - 1, box.y + box.height * share, -1, 0)),
  ].map((ratios) => Math.min(...ratios));
  return Math.max(...sides);
}
