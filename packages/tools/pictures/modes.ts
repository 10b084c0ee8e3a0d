import type { TextSize } from '../stories/check/preview.ts';

/** A way to render a story: width and height of the phone, CSS px, and its text size. */
export interface Mode {
  name: string;
  width: number;
  height: number;
  text: TextSize;
}

const PHONE: Mode = { name: '390', width: 390, height: 844, text: null };
const SCREEN_MODES: readonly Mode[] = [
  PHONE,
  { name: '360', width: 360, height: 640, text: null },
  { name: '390, text 200 %', width: 390, height: 844, text: 200 },
];

/**
 * Returns the modes of a story. All stories are rendered on the usual phone, screens also on a small phone and with
 * large text.
 */
export function modesOf({ importPath }: { importPath: string }): readonly Mode[] {
  return /\/src\/screens\//.test(importPath) ? SCREEN_MODES : [PHONE];
}
