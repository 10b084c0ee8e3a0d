import type { DeliveryForm } from '@gemas/domain';
import type { UseFormReturn } from 'react-hook-form';

/** Props for the field with this name: its value and its error, which is cleared when the user types. */
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
