import { once } from './once.ts';

/** The named entities of the code points from 160 to 255, in their order. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
  acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
  Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
  iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
/** Other named entities, each followed by its character. */
const OTHERS =
  'amp & lt < gt > quot " apos \' hellip … ndash – mdash — lsquo ‘ rsquo ’ ldquo “ rdquo ” bull • euro € trade ™ rarr →';

/** Returns the characters of the named entities that occur in Spanish texts. */
const entities = once(() => {
  const known = new Map(
    LATIN.split(/\s+/).map((name, at) => [name, String.fromCharCode(160 + at)]),
  );
  known.set('nbsp', ' ');
  const others = OTHERS.split(' ');
  for (let at = 0; at < others.length; at += 2) known.set(`${others[at]}`, `${others[at + 1]}`);
  return known;
});

/**
 * Decodes the html entities of a text once: 'Bater&iacute;a &amp; Cable' becomes 'Batería & Cable'. An unknown entity
 * is not changed. Does not use the DOM, and costs nothing for a text without '&'.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,7});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities().get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}
