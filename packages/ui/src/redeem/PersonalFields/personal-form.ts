import type { UseFormRegisterReturn } from 'react-hook-form';

/** The part of a react-hook-form form that the fields with these names need. */
export interface FormWith<Name extends string> {
  register: (name: Name, options: { onChange: () => void }) => UseFormRegisterReturn;
  clearErrors: (name: Name) => void;
  formState: { errors: { readonly [Key in Name]?: { message?: string | undefined } | undefined } };
}

/**
 * Returns a function that returns the props of a form field by its name: those of react-hook-form's `register`, and the
 * error. The error is cleared when the user types.
 */
export function fieldIn<Name extends string>(form: FormWith<Name>) {
  const { errors } = form.formState;
  return (name: Name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  });
}
