import type { TextSize } from './choice.ts';

let applied = '';

/** Sets the size of all text, as a phone's settings do. At 100 % what a story sets by itself stays. */
export function applyTextSize(size: TextSize): void {
  const { style } = document.documentElement;
  const wanted = size === 100 ? '' : `${size}%`;
  if (wanted !== '') style.fontSize = wanted;
  else if (applied !== '' && style.fontSize === applied) style.fontSize = '';
  applied = wanted;
}
