/** Returns a text in lower case and without accents. Used to compare typed text with texts of the server. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
