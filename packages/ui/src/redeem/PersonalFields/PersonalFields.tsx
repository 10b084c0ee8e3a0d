import type { PersonalData } from '@gemas/domain';
import { FieldRow, FieldStack } from '../../address/AddressForm/layout.ts';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { type FormWith, fieldIn } from './personal-form.ts';

export interface PersonalFieldsProps {
  /** Any form with these four fields. */
  form: FormWith<keyof PersonalData>;
}

/** Who redeems: name, mail and phone, asked for every kind of prize (spec section 2, Redeem checkout). */
export function PersonalFields({ form }: PersonalFieldsProps) {
  const field = fieldIn(form);
  return (
    <FieldStack>
      <FieldRow>
        <TextField label="Nombre" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Apellidos" autoComplete="family-name" {...field('last_name')} />
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
        autoComplete="tel"
        {...field('phone')}
      />
    </FieldStack>
  );
}
