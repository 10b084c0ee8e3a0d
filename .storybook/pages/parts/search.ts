/** Converts a text to lower case without accents, so that 'boveda' finds 'Bóveda'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether `texts` contain every word of `query`. True for an empty query. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
