import { expect, it } from 'vitest';
import { rowHeights } from './row-heights.ts';

it('returns the same heights when a list is opened again', () => {
  rowHeights('a').of.set('row', 48);
  expect(rowHeights('a').of.get('row')).toBe(48);
  expect(rowHeights('b').of.size).toBe(0);
});

it('removes the list that was opened the longest time ago', () => {
  rowHeights('oldest').of.set('row', 48);
  rowHeights('often').of.set('row', 48);
  for (let other = 0; other < 11; other += 1) {
    rowHeights('often');
    rowHeights(`other ${other}`);
  }
  expect(rowHeights('often').of.size).toBe(1);
  expect(rowHeights('oldest').of.size).toBe(0);
});
