import type { Finding } from './findings.ts';
import { ALLOWED, STATE_WORDS, type StateWord } from './vocabulary.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns the findings about names of stories that contain a word to avoid (`StateWord`). Skips names in `allowed`. */
export function findAvoidedWords(
  stories: readonly Named[],
  words: readonly StateWord[] = STATE_WORDS,
  allowed: Readonly<Record<string, string>> = ALLOWED,
): Finding[] {
  return stories.flatMap(({ id, name }) => {
    if (name in allowed) return [];
    const found = words.filter(({ avoid }) => avoid.some((pattern) => pattern.test(name)));
    return found.map(({ word }) => ({ rule: 'name', story: id, what: `'${name}': say ${word}` }));
  });
}
