import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { expect, screen, type userEvent } from 'storybook/test';

/**
 * Returns a placeholder for the form in a story's `args`. Only a hook can create a form, so `render` creates the real
 * form.
 */
export const formOfRender = <T extends FieldValues>() => undefined as unknown as UseFormReturn<T>;

type Keys = Pick<ReturnType<typeof userEvent.setup>, 'keyboard'>;

/**
 * Presses Enter once in each field but the last one. Asserts that Enter moves from each field to the next one, and that
 * the label of the keyboard's key says so. `null` as the last field stands for no field: Enter then leaves the form.
 *
 * @param labels the labels of the fields, in order
 */
export async function expectEnterMovesOn(
  keys: Keys,
  labels: readonly (string | RegExp | null)[],
): Promise<void> {
  const fields = labels.map((label) => label && screen.getByLabelText(label));
  for (const [at, field] of fields.slice(0, -1).entries()) {
    if (!field) throw new Error('Only the last label may be null');
    const next = fields[at + 1] ?? document.body;
    field.focus();
    const hint =
      field.getAttribute('type') === 'search' ? 'search' : next === document.body ? 'done' : 'next';
    await expect(field).toHaveAttribute('enterkeyhint', hint);
    await keys.keyboard('{Enter}');
    await expect(next).toHaveFocus();
  }
}

/** Sets the value of a field as some browsers and password managers do: the page receives no event. */
export function fillSilently(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  field.value = value;
}
