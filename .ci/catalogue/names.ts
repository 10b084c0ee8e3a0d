import type { Finding } from './findings.ts';
import { ALLOWED, STATE_WORDS, type StateWord } from './vocabulary.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Stories whose names use another word for a state than the vocabulary. */
export function namesBeside(
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
