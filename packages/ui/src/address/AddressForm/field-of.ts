import type { DeliveryForm } from '@gemas/domain';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Returns a function that returns the props of a form field by its name: those of react-hook-form's `register`, and the
 * error. The error is cleared when the user types.
 */
export function fieldOf(form: UseFormReturn<DeliveryForm>) {
  const { errors } = form.formState;
  return (name: keyof DeliveryForm, onChange?: () => void) => ({
    ...form.register(name, {
      onChange: () => {
        form.clearErrors(name);
        onChange?.();
      },
    }),
    error: errors[name]?.message,
  });
}
