const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['iexcl', '¡'],
  ['iquest', '¿'],
  ['aacute', 'á'],
  ['eacute', 'é'],
  ['iacute', 'í'],
  ['oacute', 'ó'],
  ['uacute', 'ú'],
  ['uuml', 'ü'],
  ['ntilde', 'ñ'],
  ['Aacute', 'Á'],
  ['Eacute', 'É'],
  ['Iacute', 'Í'],
  ['Oacute', 'Ó'],
  ['Uacute', 'Ú'],
  ['Ntilde', 'Ñ'],
  ['hellip', '…'],
]);
/** Elements whose content is never read. */
const SILENT = /^(script|style|template|title|noscript|textarea|iframe)$/;
/** Elements within a line: their tags part no words. */
const INLINE = /^(a|abbr|b|bdi|code|em|font|i|mark|s|small|span|strong|sub|sup|u)$/;

/** Where a tag or a comment begins; any other '<' is a character like all. */
const TAG = /<(?=[a-z/!?])/gi;

function decode(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

/** Index after the '>' that ends the tag begun at `start`, quoted attributes skipped; the end when none does. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return html.length;
}

/** Index where `needle` begins from `from` on, the end when it does not. */
function indexOrEnd(html: string, needle: string, from: number): number {
  const at = html.indexOf(needle, from);
  return at < 0 ? html.length : at;
}

/**
 * Words of an html text without its tags, comments and scripts, blanks folded into one. It is for showing as
 * text or for searching in, not for putting back into a page. Reads in one pass.
 *
 * @param enough characters after which the rest need not be looked at
 */
export function plainWords(html: string, enough = Number.POSITIVE_INFINITY): string {
  let words = '';
  let at = 0;
  while (at < html.length && words.length < enough) {
    TAG.lastIndex = at;
    const open = TAG.exec(html)?.index ?? html.length;
    words += html.slice(at, open).replace(/\s+/gu, ' ');
    if (open === html.length) break;
    const tag = /^<\/?([a-z][a-z\d]*)/i.exec(html.slice(open, open + 32));
    if (html.startsWith('<!--', open)) {
      at = indexOrEnd(html, '-->', open) + '-->'.length;
    } else if (tag) {
      const name = (tag[1] ?? '').toLowerCase();
      at = endOfTag(html, open);
      if (SILENT.test(name) && !tag[0].startsWith('</')) {
        const close = new RegExp(`</${name}`, 'gi');
        close.lastIndex = at;
        at = endOfTag(html, close.exec(html)?.index ?? html.length);
      }
      if (!INLINE.test(name)) words += ' ';
    } else {
      at = indexOrEnd(html, '>', open) + 1;
    }
  }
  return decode(words).replace(/\s+/gu, ' ').trim();
}
