import { list, type Reader, text } from './read.ts';

// Assumed: role ids come as a list, as a comma text or as a single number, wherever they come.
/** Role ids as a comma text. */
export const roleText: Reader<string> = (value, omitted) =>
  Array.isArray(value) ? list(text)(value, omitted).join(',') : text(value);
