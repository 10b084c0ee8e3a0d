import {
  type DeliveryForm,
  formatNumber,
  isWholePostalCode,
  type PostalCodeOption,
  type PostalLookup,
  placeOf,
  plural,
  postalCodeDigits,
  REFERENCE_MAX,
  typedPlace,
} from '@gemas/domain';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NAME_TYPING } from '../../primitives/Field/name-typing.ts';
import { SelectField } from '../../primitives/Field/SelectField.tsx';
import { ReadOnlyField, TextField } from '../../primitives/Field/TextField.tsx';
import { takeOnly } from '../../primitives/Field/take-only.ts';
import { LinkButton } from '../../primitives/LinkText.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { fieldOf } from './field-of.ts';
import { FieldRow, FieldStack } from './layout.ts';

const CODE_FIRST = 'Antes ingresa Código postal';
const NO_SUCH_CODE = 'No encontramos ese código postal. Revísalo o prueba otro.';
const LOOKUP_FAILED = 'No pudimos buscar tu código postal.';

const NO_OPTIONS: readonly PostalCodeOption[] = [];

const SPOKEN: Readonly<Record<PostalLookup['status'], (count: number) => string>> = {
  idle: () => '',
  loading: () => 'Buscando colonias...',
  ready: (count) => `${formatNumber(count)} ${plural(count, 'colonia', 'colonias')}`,
  empty: () => NO_SUCH_CODE,
  failed: () => LOOKUP_FAILED,
};

const PLACEHOLDERS: Readonly<Record<PostalLookup['status'], string>> = {
  idle: CODE_FIRST,
  loading: 'Buscando colonias...',
  ready: 'Elige tu colonia',
  empty: CODE_FIRST,
  failed: CODE_FIRST,
};

export interface AddressFormProps {
  /** The delivery form. The parent component submits it. */
  form: UseFormReturn<DeliveryForm>;
  /** State of the look-up of the postal code. Belongs to the code that `onPostalCode` received last. */
  lookup: PostalLookup;
  /** Called with the postal code after each change, digits only. The user's retry calls it again with the same code. */
  onPostalCode: (code: string) => void;
}

/**
 * The fields of a new address. City and state are filled in from the postal code or the chosen neighbourhood, and
 * cleared when the postal code changes. The user types city and state only if the look-up does not find them (decision
 * 40).
 *
 * - Use it in the delivery checkout, for users who have no saved address or add another.
 * - Not for choosing a saved address: use `SavedAddresses`.
 */
export function AddressForm({ form, lookup, onPostalCode }: AddressFormProps) {
  const { control, getValues, setValue, clearErrors } = form;
  const [code, neighborhood] = useWatch({ control, name: ['postal_code', 'neighborhood'] });
  const field = fieldOf(form);
  const isWhole = isWholePostalCode(code);
  // The result of the look-up is used only while the postal code is complete.
  const status = isWhole ? lookup.status : 'idle';
  const answered = isWhole && lookup.status === 'ready' ? lookup.options : NO_OPTIONS;
  const names = [...new Set(answered.map((option) => option.suburb))];

  const typed = typedPlace(answered, neighborhood);
  const City = typed.includes('city') ? TextField : ReadOnlyField;
  const State = typed.includes('state') ? TextField : ReadOnlyField;

  const filled = useRef({ city: '', state: '' });
  const fillPlace = (place: { city: string; state: string }) => {
    for (const name of ['city', 'state'] as const) {
      // If the look-up finds no place, a text that the user typed stays, but a text from an earlier look-up is cleared.
      const isTyped = getValues(name) !== filled.current[name];
      if (place[name] !== '' || !isTyped) setValue(name, place[name]);
    }
    filled.current = place;
    clearErrors(['city', 'state']);
  };

  const settle = useRef((_options: readonly PostalCodeOption[]) => {});
  useEffect(() => {
    settle.current = (options) => {
      const [first] = options;
      if (!first) return;
      const suburbs = new Set(options.map((option) => option.suburb));
      const chosen = options.find((option) => option.suburb === getValues('neighborhood'));
      const only = suburbs.size === 1 ? first : undefined;
      if (!chosen) setValue('neighborhood', only?.suburb ?? '');
      if (only) clearErrors('neighborhood');
      fillPlace(placeOf(chosen ?? first));
    };
  });
  useEffect(() => settle.current(answered), [answered]);

  // A saved draft contains a postal code without its neighbourhoods, so the neighbourhoods are requested on mount.
  const restore = useRef(() => {
    if (isWhole && lookup.status === 'idle') onPostalCode(code);
  });
  useEffect(() => restore.current(), []);

  const postalCode = form.register('postal_code');
  const changeCode = (event: ChangeEvent<HTMLInputElement>) => {
    takeOnly(event.target, postalCodeDigits);
    const digits = event.target.value;
    if (digits === getValues('postal_code')) return;
    void postalCode.onChange(event);
    clearErrors('postal_code');
    for (const name of ['city', 'state', 'neighborhood'] as const) setValue(name, '');
    filled.current = { city: '', state: '' };
    onPostalCode(digits);
  };

  const changeNeighborhood = () => {
    const option = answered.find(({ suburb }) => suburb === getValues('neighborhood'));
    if (option) fillPlace(placeOf(option));
  };

  const codeFault =
    status === 'empty' ? NO_SUCH_CODE : status === 'failed' ? LOOKUP_FAILED : undefined;
  const options =
    names.includes(neighborhood) || neighborhood === '' ? names : [neighborhood, ...names];

  return (
    <FieldStack>
      <TextField
        label="Quién recibe"
        autoComplete="shipping name"
        {...NAME_TYPING}
        {...field('receiver')}
      />
      <FieldRow>
        <div>
          <TextField
            label="Código postal"
            inputMode="numeric"
            autoComplete="shipping postal-code"
            enterKeyHint="next"
            {...postalCode}
            onChange={changeCode}
            error={form.formState.errors.postal_code?.message ?? codeFault}
            valid={status === 'ready'}
          />
          {status === 'failed' && (
            <LinkButton
              onClick={() => {
                form.setFocus('postal_code');
                onPostalCode(code);
              }}
            >
              Reintentar
            </LinkButton>
          )}
          <VisuallyHidden role="status">{SPOKEN[status](names.length)}</VisuallyHidden>
        </div>
        {/* This field has no autofill, because `autocomplete` has no value for the number alone: 'address-line1' means
            street and number together. */}
        <TextField
          label="Número"
          autoComplete="off"
          {...NAME_TYPING}
          autoCapitalize="characters"
          {...field('number')}
        />
      </FieldRow>
      <SelectField
        label="Colonia"
        autoComplete="shipping address-level3"
        placeholder={PLACEHOLDERS[status]}
        options={options.map((name) => ({ value: name, label: name }))}
        {...field('neighborhood', changeNeighborhood)}
        value={neighborhood}
      />
      <TextField
        label="Calle"
        autoComplete="shipping address-line1"
        {...NAME_TYPING}
        {...field('street')}
      />
      <TextField
        label="Interior o departamento"
        mark="(opcional)"
        autoComplete="shipping address-line2"
        {...NAME_TYPING}
        {...field('complement')}
      />
      <FieldRow>
        <City label="Ciudad" autoComplete="shipping address-level2" {...field('city')} />
        <State label="Estado" autoComplete="shipping address-level1" {...field('state')} />
      </FieldRow>
      <TextField
        label="Referencia"
        mark="(opcional)"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={REFERENCE_MAX}
        {...field('reference')}
      />
    </FieldStack>
  );
}
