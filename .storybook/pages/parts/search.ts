import { SYNONYMS } from './synonyms.ts';

/** Converts a text to lower case without accents, so that 'boveda' finds 'Bóveda'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const words = (query: string) => plain(query).split(/\s+/);

/** Whether `texts` contain every word of `query`. True for an empty query. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return words(query).every((word) => text.includes(word));
}

/** Like `isFound`, but synonyms match too: 'saldo' for 'gemas'. */
export function isMeant(query: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return words(query).every((word) => {
    const others = SYNONYMS.find((group) => group.includes(word)) ?? [];
    return [word, ...others].some((one) => text.includes(one));
  });
}
