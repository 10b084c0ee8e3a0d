import type { UseFormRegisterReturn } from 'react-hook-form';

/** A form with at least the fields of these names. */
export interface FormWith<Name extends string> {
  register: (name: Name, options: { onChange: () => void }) => UseFormRegisterReturn;
  clearErrors: (name: Name) => void;
  formState: { errors: { readonly [Key in Name]?: { message?: string | undefined } | undefined } };
}

/** Props for the field of this name: its value and its error, which is cleared when the user types. */
export function fieldIn<Name extends string>(form: FormWith<Name>) {
  const { errors } = form.formState;
  return (name: Name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  });
}
