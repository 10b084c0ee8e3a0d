import { withoutInvisible } from './typed-text.ts';

/**
 * Returns a text in lower case, without accents and without characters that nobody sees. Used to compare typed text with texts of the
 * server.
 */
export function foldText(text: string): string {
  return withoutInvisible(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a text at white space. Returns the set of its words. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
