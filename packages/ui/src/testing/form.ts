import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Returns a placeholder for the form in a story's `args`. Only a hook can create a form, so `render` creates the real
 * form.
 */
export const formOfRender = <T extends FieldValues>() => undefined as unknown as UseFormReturn<T>;
