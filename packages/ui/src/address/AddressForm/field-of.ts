import type { DeliveryForm } from '@gemas/domain';
import type { UseFormReturn } from 'react-hook-form';

/** Wires a field by its name: its value, its error, and that the error goes as soon as one types. */
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
