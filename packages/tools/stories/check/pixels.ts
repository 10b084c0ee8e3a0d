// Measures contrast on the pixels of a picture, whatever CSS has produced them.
import { PNG } from 'pngjs';
import { type Colour, contrast } from '../../lib/contrast.ts';
import type { Box } from './preview.ts';
import type { TextSpot } from './probe.ts';

export interface Picture {
  /** Distance from the top of the window to the first row of the picture, px. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel (red, green, blue, opacity), row by row. */
  readonly data: Uint8Array;
}

export function decode(png: Buffer, top = 0): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { top, width, height, data };
}

/** Returns `colour` mixed with the background `ground`. `opacity` is 0 to 1. */
export function over(colour: Colour, opacity: number, ground: Colour): Colour {
  const mix = (at: 0 | 1 | 2) => Math.round(colour[at] * opacity + ground[at] * (1 - opacity));
  return [mix(0), mix(1), mix(2)];
}

/** Yields an offset into `picture.data` for each pixel that is inside both the box and the picture. */
function* offsetsIn(picture: Picture, box: Box): Generator<number> {
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

/** Two colours count as equal if they differ by less than this in each of red, green and blue. */
const EQUAL_COLOUR_LIMIT = 8;
/**
 * Share of the measured pixels that is ignored, 0 to 1. The pixels with the lowest contrast are ignored, because they
 * are the anti-aliased edges of areas.
 */
const EDGE_SHARE = 0.05;

/**
 * Returns the lowest contrast of a text's colour to its background. Returns null if no pixel can be measured.
 *
 * @param withText a picture of the text, or null. If there is a picture, only the pixels behind the letters are
 *   measured. These are the pixels that differ between the two pictures. Some of them are ignored (see `EDGE_SHARE`).
 *   If `withText` is null, all pixels in the boxes of the text are measured, and no pixel is ignored.
 * @param withoutText a picture of the same area in which all letters are hidden
 */
export function textContrast(
  withText: Picture | null,
  withoutText: Picture,
  text: Pick<TextSpot, 'boxes' | 'colour' | 'opacity'>,
): number | null {
  const ratios: number[] = [];
  for (const box of text.boxes) {
    for (const offset of offsetsIn(withoutText, box)) {
      const ground = colourAt(withoutText, offset);
      const seen = withText && colourAt(withText, offset);
      if (seen?.every((value, at) => Math.abs(value - (ground[at] ?? 0)) < EQUAL_COLOUR_LIMIT))
        continue;
      ratios.push(contrast(over(text.colour, text.opacity, ground), ground));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[withText === null ? 0 : Math.floor(ratios.length * EDGE_SHARE)] ?? null;
}

function coloursIn(picture: Picture, box: Box): [Colour, number][] {
  const counts = new Map<number, number>();
  for (const offset of offsetsIn(picture, box)) {
    const [red, green, blue] = colourAt(picture, offset);
    const key = (red << 16) | (green << 8) | blue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => [[key >> 16, (key >> 8) & 255, key & 255], count]);
}

/** Minimum number of pixels that make a shape visible in a box. The outline of a control has more pixels. */
const MIN_VISIBLE_PIXELS = 6;

/**
 * Returns the contrast of the shapes in a box to the background. The background is the most frequent colour in the box.
 * At least `MIN_VISIBLE_PIXELS` pixels have the returned contrast or a higher one.
 */
export function markContrast(picture: Picture, box: Box): number {
  const colours = coloursIn(picture, box).sort(([, a], [, b]) => b - a);
  const [ground] = colours[0] ?? [[0, 0, 0]];
  const ratios: number[] = [];
  for (const [colour, count] of colours) {
    const ratio = contrast(colour, ground);
    for (let at = 0; at < Math.min(count, MIN_VISIBLE_PIXELS); at += 1) ratios.push(ratio);
  }
  ratios.sort((a, b) => b - a);
  return ratios[Math.min(MIN_VISIBLE_PIXELS, ratios.length) - 1] ?? 1;
}

/** `edgeContrast` looks for the visible line of a control within this distance from the edge of the box, px. */
const EDGE_REACH_PX = 6;
const ALONG = [0.3, 0.5, 0.7];

/**
 * Returns the contrast between the line around a box and the areas on both sides of this line. Of the four edges, the
 * one with the highest contrast counts, because some fields have only a line at the bottom. Only the middle of each
 * edge is measured, because the corners of a control may be removed by `clip-path`.
 */
export function edgeContrast(picture: Picture, inWindow: Box): number {
  const box = { ...inWindow, y: inWindow.y - picture.top };
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && Math.round(x) < picture.width && Math.round(y) < picture.height;
  const crossing = (x: number, y: number, dx: number, dy: number) => {
    const line: Colour[] = [];
    for (let step = -EDGE_REACH_PX; step <= EDGE_REACH_PX; step += 1) {
      const [px, py] = [x + dx * step, y + dy * step];
      const offset = (Math.round(py) * picture.width + Math.round(px)) * 4;
      if (isIn(px, py)) line.push(colourAt(picture, offset));
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
