import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Type-checks the `form` in a story's args, where a hook cannot run: `render` creates the real one. */
export const formOfRender = <T extends FieldValues>() => undefined as unknown as UseFormReturn<T>;
