// Imported by path, because package names need the resolve condition `source`, which Storybook's manager lacks.
import { foldText } from '../../../packages/domain/src/format/fold.ts';

/** Whether `texts` contain every word of `query`, regardless of case and accents. True for an empty query. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = foldText(texts.join(' '));
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
