/** Lower case without accents: what people type and what servers write are compared so. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
