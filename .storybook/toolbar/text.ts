import type { TextSize } from './choice.ts';

let applied = '';

/** Sets the size of all text, like a phone's settings. At 100 % a story keeps the size that it sets itself. */
export function applyTextSize(size: TextSize): void {
  const { style } = document.documentElement;
  const wanted = size === 100 ? '' : `${size}%`;
  if (wanted !== '') style.fontSize = wanted;
  else if (applied !== '' && style.fontSize === applied) style.fontSize = '';
  applied = wanted;
}
