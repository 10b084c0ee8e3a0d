/**
 * Replaces the text of a field with `clean(text)` after typing or pasting, and keeps the caret in place. `clean` must
 * work from left to right: for every prefix of the text it must return a prefix of `clean(text)`.
 */
export function takeOnly(
  field: HTMLInputElement | HTMLTextAreaElement,
  clean: (typed: string) => string,
): void {
  const { value, selectionStart } = field;
  const cleaned = clean(value);
  if (cleaned === value) return;
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length;
  field.value = cleaned;
  field.setSelectionRange(caret, caret);
}
