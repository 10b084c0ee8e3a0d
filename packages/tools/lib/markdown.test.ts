import { expect, it } from 'vitest';
import { betweenMarkers, markdownTable } from './markdown.ts';

it('writes a table', () => {
  const cells = [
    ['figure', 'now'],
    ['INP', '64 ms'],
  ];
  expect(markdownTable(cells)).toBe('| figure | now |\n| --- | --- |\n| INP | 64 ms |');
});

it('writes a text between its markers, again and again', () => {
  const page = 'a\n<!-- figures -->\nold\n<!-- /figures -->\nb';
  const once = betweenMarkers(page, 'figures', 'new');
  expect(once).toBe('a\n<!-- figures -->\n\nnew\n\n<!-- /figures -->\nb');
  expect(betweenMarkers(once, 'figures', 'new')).toBe(once);
  expect(() => betweenMarkers('no place', 'figures', 'new')).toThrow('no place for');
});
