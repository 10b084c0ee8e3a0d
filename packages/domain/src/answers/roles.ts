import { list, type Reader, text } from './read.ts';

// Assumed: role ids come as a list, as comma-separated text or as a single number in every answer.
/** Reads role ids and returns them as comma-separated text, '3,4'. */
export const roleText: Reader<string> = (value, omitted) =>
  Array.isArray(value) ? list(text)(value, omitted).join(',') : text(value);
