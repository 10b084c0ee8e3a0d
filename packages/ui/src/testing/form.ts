import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills the `form` of a story whose `render` makes the form itself: hooks have no place in args. */
export const formOfRender = <T extends FieldValues>() => undefined as unknown as UseFormReturn<T>;
