import { expect, it } from 'vitest';
import { decodeEntities } from './entities.ts';

it.each([
  ['Bater&iacute;a &amp; Cable', 'Batería & Cable'],
  ['&iexcl;Ma&ntilde;ana! &iquest;S&iacute;?', '¡Mañana! ¿Sí?'],
  [
    '40&quot; &ldquo;Plus&rdquo; &#8211; 1&ordf; 25 &deg;C &frac12; m&sup2;',
    '40" “Plus” – 1ª 25 °C ½ m²',
  ],
  ['&Uuml; &uuml; &Agrave; &yuml; &divide; &shy;|&nbsp;|', 'Ü ü À ÿ ÷ \u00ad| |'],
  ['&apos;&lt;b&gt;&hellip;&mdash;&euro;', "'<b>…—€"],
  ['&#233;&#xE9;&#x1F48E;&#0;&#xD800;&#1114112;', 'éé💎'],
  ['&#1114111;&#1114112;&#x10FFFF;', '\u{10FFFF}\u{10FFFF}'],
  ['a&#57343;b&#57344;', 'ab\ue000'],
  ['R&D; AT&T &nada; & &; &constructor; 3 &lt 5', 'R&D; AT&T &nada; & &; &constructor; 3 &lt 5'],
])('decodeEntities decodes %j to %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

it('decodeEntities decodes once', () => {
  expect(decodeEntities('&amp;lt;b&amp;gt; &amp;amp;')).toBe('&lt;b&gt; &amp;');
});
