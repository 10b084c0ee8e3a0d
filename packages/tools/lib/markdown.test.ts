import { expect, it } from 'vitest';
import { betweenMarkers, markdownTable } from './markdown.ts';

it('markdownTable returns a Markdown table whose first row is the head', () => {
  const cells = [
    ['figure', 'now'],
    ['INP', '64 ms'],
  ];
  expect(markdownTable(cells)).toBe('| figure | now |\n| --- | --- |\n| INP | 64 ms |');
});

it('betweenMarkers replaces the text between two markers, and throws if they are missing', () => {
  const page = 'a\n<!-- figures -->\nold\n<!-- /figures -->\nb';
  const once = betweenMarkers(page, 'figures', 'new');
  expect(once).toBe('a\n<!-- figures -->\n\nnew\n\n<!-- /figures -->\nb');
  expect(betweenMarkers(once, 'figures', 'new')).toBe(once);
  expect(() => betweenMarkers('no place', 'figures', 'new')).toThrow('no place for');
});
