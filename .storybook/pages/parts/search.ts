import { SYNONYMS } from './synonyms.ts';

/** Lower case and without accents: what a person types finds 'Bóveda' as 'boveda'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const words = (query: string) => plain(query).split(/\s+/);

/** True when each word of `query` stands somewhere in `texts`. An empty query is found everywhere. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return words(query).every((word) => text.includes(word));
}

/** As `isFound`, where other words for the same thing do too: 'saldo' for 'gemas'. */
export function isMeant(query: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return words(query).every((word) => {
    const others = SYNONYMS.find((group) => group.includes(word)) ?? [];
    return [word, ...others].some((one) => text.includes(one));
  });
}
