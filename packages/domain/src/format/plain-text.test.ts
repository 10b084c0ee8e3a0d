import { describe, expect, it } from 'vitest';
import { MAX_HTML_LENGTH, plainLines, plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['', ''],
    ['Hola', 'Hola'],
    ['<p>Hola, <strong>sí</strong></p><p>adiós</p>', 'Hola, sí adiós'],
    [`${' '.repeat(5000)}Hola`, 'Hola'],
    ['  uno \n\t dos&nbsp;&nbsp; tres ', 'uno dos tres'],
    ['<script>alert(1)</script>Hola', 'Hola'],
    ['<SCRIPT src="a>b">alert("<p>")</ScRiPt >Hola', 'Hola'],
    ['Hola<script>sin fin', 'Hola'],
    ['<img alt="a > b" src=x onerror=alert(1)>Hola', 'Hola'],
    ['<!-- <p>nada</p> -->Hola<!-- sin fin', 'Hola'],
    ['<!doctype html><?xml?>Hola</p>', 'Hola'],
    ['3 < 5 y 5 > 3 <3', '3 < 5 y 5 > 3 <3'],
    ['a<b', 'a'],
    ['</script>Hola</script>adiós', 'Hola adiós'],
    ['<!x <style>a</style>Hola', 'a Hola'],
    ['<subtitle>uno</subtitle><titles>dos</titles>', 'uno dos'],
    ['<select><option>nada</select>Hola<frameset><frame src=x>', 'Hola'],
    ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
    ["<img alt='a > b'>Hola", 'Hola'],
    ['uno<b>dos</b>tres<div>cuatro</div>cinco', 'unodostres cuatro cinco'],
  ])('returns the text of %j: %j', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  // A parser with quadratic time would take minutes, and this test would time out.
  it.each([
    ['<'.repeat(200_000), /^<+$/],
    ['<a'.repeat(100_000), /^$/],
    ['<!--'.repeat(50_000), /^$/],
    ['<script>'.repeat(25_000), /^$/],
    ['<p title="'.repeat(20_000), /^$/],
    ['&'.repeat(200_000), /^&+$/],
    [' '.repeat(200_000), /^$/],
    ['<p> </p>'.repeat(25_000), /^$/],
  ])('reads 200 kB of broken html in one pass', (html, text) => {
    expect(plainText(html, 1000)).toMatch(text);
    expect(plainText(html)).toMatch(text);
  });
});

it('plainText and plainLines read only the first MAX_HTML_LENGTH characters', () => {
  const html = `${'<b>'.repeat(MAX_HTML_LENGTH)}x`;
  expect(plainText(html)).toBe('');
  expect(plainText(html, 1000)).toBe('');
  expect(plainLines(`<p>a</p>${html}`)).toBe('a');
});

describe('plainLines', () => {
  it.each([
    ['', ''],
    ['Hola', 'Hola'],
    ['<p>Uno\n y  <b>dos</b></p>\n<p></p><p>tres<br>cuatro</p>', 'Uno y dos\ntres\ncuatro'],
    ['<ul><li>a</li><li>b</li></ul><h2>c</h2>d', 'a\nb\nc\nd'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<p>a</p><script>alert("<p>")</script><p>&lt;b&gt;</p>', 'a\n<b>'],
    ['<p title="<p>">a', 'a'],
    ['uno<samp>dos</samp><pre>tres</pre>', 'uno dos\ntres'],
    ['uno<section>dos</section>tres<center>cuatro</center>', 'uno\ndos\ntres\ncuatro'],
    ['<header>a</header><article>b</article><footer>c</footer>', 'a\nb\nc'],
    // A text without markup keeps its line breaks.
    ['Hola:\n  1. uno \r\n2. dos\r3. 3 < 5', 'Hola:\n1. uno\n2. dos\n3. 3 < 5'],
    ['\n\nuno\n\n\n\ndos &amp;\ntres\n', 'uno\n\ndos &\ntres'],
  ])('returns the lines of %j: %j', (html, lines) => {
    expect(plainLines(html)).toBe(lines);
  });

  it.each([['<p>'.repeat(66_000)], ['\n'.repeat(200_000)], ['<p> </p>'.repeat(25_000)]])(
    'reads 200 kB of html without text in one pass',
    (html) => {
      expect(plainLines(html)).toBe('');
    },
  );
});
