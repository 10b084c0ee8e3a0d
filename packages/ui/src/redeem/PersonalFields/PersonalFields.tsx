import { type PersonalData, phoneCharacters } from '@gemas/domain';
import type { ChangeHandler } from 'react-hook-form';
import { FieldRow, FieldStack } from '../../address/AddressForm/layout.ts';
import { NAME_TYPING } from '../../primitives/Field/name-typing.ts';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { takeOnly } from '../../primitives/Field/take-only.ts';
import { type FormWith, fieldIn } from './personal-form.ts';

export interface PersonalFieldsProps {
  /** A react-hook-form form that has these four fields. */
  form: FormWith<keyof PersonalData>;
}

/**
 * Wraps the change handler of a field, so that characters that a phone number cannot contain are removed while the user
 * types.
 */
function asPhone<Wired extends { onChange: ChangeHandler }>(wired: Wired): Wired {
  return {
    ...wired,
    onChange: (event) => {
      takeOnly(event.target, phoneCharacters);
      return wired.onChange(event);
    },
  };
}

/**
 * Fields for the user's name, mail and phone. Every kind of prize requires them (spec section 2, Redeem checkout).
 *
 * - Use it in forms for an order or a claim. Use an `AddressForm` for the address.
 * - Not for read-only data: use `ReadOnlyField`.
 */
export function PersonalFields({ form }: PersonalFieldsProps) {
  const field = fieldIn(form);
  return (
    <FieldStack>
      <FieldRow>
        <TextField
          label="Nombre"
          autoComplete="given-name"
          {...NAME_TYPING}
          {...field('first_name')}
        />
        <TextField
          label="Apellidos"
          autoComplete="family-name"
          {...NAME_TYPING}
          {...field('last_name')}
        />
      </FieldRow>
      <TextField
        label="Correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextField
        label="Teléfono"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...asPhone(field('phone'))}
      />
    </FieldStack>
  );
}
