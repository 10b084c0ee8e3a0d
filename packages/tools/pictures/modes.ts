import type { TextSize } from './preview.ts';

/** The size of the phone, CSS px, and the text size in which a story is rendered. */
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
 * Returns the modes of a story. All stories are rendered 390 px wide. A screen has two more modes: 360 px wide, and
 * 390 px wide with text at 200 %.
 */
export function modesOf({ importPath }: { importPath: string }): readonly Mode[] {
  return /\/src\/screens\//.test(importPath) ? SCREEN_MODES : [PHONE];
}
