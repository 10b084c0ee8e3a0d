import type { TextSize } from './choice.ts';

let applied = '';

/** Sets the size of all text, like the setting of a phone. At 100 % a story keeps the size that it sets by itself. */
export function applyTextSize(size: TextSize): void {
  const { style } = document.documentElement;
  const wanted = size === 100 ? '' : `${size}%`;
  if (wanted !== '') style.fontSize = wanted;
  else if (applied !== '' && style.fontSize === applied) style.fontSize = '';
  applied = wanted;
}
