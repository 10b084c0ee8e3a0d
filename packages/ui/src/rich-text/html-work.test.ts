import { MAX_HTML_LENGTH } from '@gemas/domain';
import { htmlAtTheLimit, worstHtml } from '@gemas/mocks/payloads';
import { describe, expect, it } from 'vitest';
import { MAX_WORK, shareOf, workOf } from './html-work.ts';

const tags = (count: number) =>
  Array.from({ length: count }, (_, at) => `<b title="${at}">`).join('');

describe('workOf', () => {
  it.each([
    ['', 0],
    ['Hola, 3 < 5', 0],
    ['<p>Uno</p><p>dos</p>', 2],
    ['<p>Uno<p>dos', 2],
    ['<p>Uno <b>dos</b></p><P CLASS=a>tres</P>', 3],
    ['<br><img src="a.png" alt=\'a > b\'><hr />', 3],
    ['<!-- nada --><p>Uno', 2],
    // The parser reopens the `b` in each following block.
    ['<b><p>Uno</p><p>dos</p>', 1 + 2 + 2],
    ['<b title="</b>"><p>Uno</p>', 1 + 2],
    ['<b><!--</b>--><p>Uno', 1 + 2 + 32 + 2],
    ['<b a"></b>"><p>Uno', 1 + 32 + 2],
    // A misplaced end tag counts as 32, because the parser may create additional nodes for it.
    ['<b><p></b>', 1 + 2 + 32],
    ['<a href="#/"><a href="#/">', 1 + 32],
    // Inside svg the parser follows other rules, so every later end tag counts as misplaced.
    ['<svg><b></b>', 1 + 1 + 32],
    ['<style><b></b>', 1 + 1 + 32],
  ])('counts %j as %i nodes', (html, work) => {
    expect(workOf(html)).toBe(work);
  });

  it.each([
    ['hidden end tags', '<b title="</b>">'.repeat(3001)],
    ['elements that the parser reopens', tags(100) + '<div>x</div></p>'.repeat(40)],
    ['misplaced end tags', '<b><div></b>'.repeat(100)],
    ['attribute values that do not end', '<b title="'.repeat(3001)],
  ])('is above the maximum for %s', (_, html) => {
    expect(workOf(html)).toBeGreaterThan(MAX_WORK);
  });

  it('stops counting when the maximum is exceeded', () => {
    for (const [, html] of worstHtml) expect(workOf(html)).toBeLessThan(3 * MAX_WORK);
  });

  it('stays within the maximum for the html that the bench measures', () => {
    for (const [what, html] of htmlAtTheLimit) {
      expect(html.length, what).toBeLessThanOrEqual(MAX_HTML_LENGTH);
      expect(workOf(html), what).toBeLessThanOrEqual(MAX_WORK);
    }
  });
});

describe('shareOf', () => {
  it.each([
    ['an empty text', '', 0],
    ['half of the characters', 'a'.repeat(MAX_HTML_LENGTH / 2), 0.5],
    ['half of the nodes', '<b>'.repeat(MAX_WORK / 2), 0.5],
    ['too many characters', 'a'.repeat(2 * MAX_HTML_LENGTH), 1],
    ['too many nodes', '<b>'.repeat(2 * MAX_WORK), 1],
  ])('returns the share of %s', (_, html, share) => {
    expect(shareOf(html)).toBe(share);
  });
});
