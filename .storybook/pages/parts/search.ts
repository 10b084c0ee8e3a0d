/** Lower case and without accents: what a person types finds 'Bóveda' as 'boveda'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when each word of `query` stands somewhere in `texts`. An empty query is found everywhere. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
