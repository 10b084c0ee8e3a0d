/**
 * Leaves in a field only what `clean` keeps of what was just typed or pasted, with the caret where it was. Cleaning
 * the beginning of a text must give the beginning of the clean text.
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
