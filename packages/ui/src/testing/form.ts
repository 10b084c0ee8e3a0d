import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Stands for the form in a story's `args` and has its type. A hook cannot run there, so `render` creates the real form.
 */
export const formOfRender = <T extends FieldValues>() => undefined as unknown as UseFormReturn<T>;
