import type { UseFormRegisterReturn } from 'react-hook-form';

/** The part of a form that fields of these names need; forms with more fields have it too. */
export interface FormWith<Name extends string> {
  register: (name: Name, options: { onChange: () => void }) => UseFormRegisterReturn;
  clearErrors: (name: Name) => void;
  formState: { errors: { readonly [Key in Name]?: { message?: string | undefined } | undefined } };
}

/** Props for the field with this name: its value and its error, which is cleared when the user types. */
export function fieldIn<Name extends string>(form: FormWith<Name>) {
  const { errors } = form.formState;
  return (name: Name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  });
}
