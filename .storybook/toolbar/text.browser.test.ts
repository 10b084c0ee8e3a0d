import { afterEach, expect, it } from 'vitest';
import { applyTextSize } from './text.ts';

afterEach(() => {
  applyTextSize(100);
  document.documentElement.style.fontSize = '';
});

it('scales all text like a phone, and keeps the text size that a story sets', () => {
  const size = () => getComputedStyle(document.documentElement).fontSize;
  applyTextSize(200);
  expect(size()).toBe('32px');
  applyTextSize(100);
  expect(size()).toBe('16px');
  document.documentElement.style.fontSize = '150%';
  applyTextSize(100);
  expect(size()).toBe('24px');
});
