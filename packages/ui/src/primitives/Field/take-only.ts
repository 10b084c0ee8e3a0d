/**
 * Replaces the text of a field, after typing or pasting, with `clean(text)` and keeps the caret in place. `clean` of
 * a prefix of the text must be a prefix of `clean` of the whole text.
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
