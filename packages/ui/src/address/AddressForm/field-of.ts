import type { DeliveryForm } from '@gemas/domain';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Returns props for the form's field with this name: its registration and its error. The error is cleared when the user
 * types.
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
