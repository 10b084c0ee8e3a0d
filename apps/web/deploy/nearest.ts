/** Returns the edit distance of two words: the number of letters to add, remove or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Returns the most similar word of a list, for 'Did you mean …?'. */
export function nearest(word: string, words: readonly string[]): string {
  const [first = ''] = [...words].sort((a, b) => distance(word, a) - distance(word, b));
  return first;
}
