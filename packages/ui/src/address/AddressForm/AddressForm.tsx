import {
  type DeliveryForm,
  formatNumber,
  isPostalCodeTooLong,
  isWholePostalCode,
  LOOKED_UP,
  neighborhoodOf,
  POSTAL_CODE_TOO_LONG,
  type PostalCodeOption,
  type PostalLookup,
  placeOf,
  plural,
  postalCodeDigits,
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

const TYPE_IF_RIGHT = 'Si tu código postal está bien, escribe tu colonia, tu ciudad y tu estado.';
const TYPE = 'Escribe tu colonia, tu ciudad y tu estado.';
const CITY_MISSING = 'Tu código postal no la trae: escríbela.';
const STATE_MISSING = 'Tu código postal no lo trae: escríbelo.';

const NO_LOOKUP: PostalLookup = { status: 'idle' };
const NO_OPTIONS: readonly PostalCodeOption[] = [];

const SPOKEN: Readonly<Record<PostalLookup['status'], (count: number) => string>> = {
  idle: () => '',
  loading: () => 'Buscando colonias...',
  ready: (count) => `${formatNumber(count)} ${plural(count, 'colonia', 'colonias')}`,
  empty: () => NO_SUCH_CODE,
  failed: () => LOOKUP_FAILED,
};

const FAULTS: Readonly<Partial<Record<PostalLookup['status'], string>>> = {
  empty: NO_SUCH_CODE,
  failed: LOOKUP_FAILED,
};

const PLACEHOLDERS: Readonly<Record<PostalLookup['status'], string>> = {
  idle: CODE_FIRST,
  loading: 'Buscando colonias...',
  ready: 'Elige tu colonia',
  empty: CODE_FIRST,
  failed: CODE_FIRST,
};

type LookedUp = (typeof LOOKED_UP)[number];

function ownTexts({ neighborhood, city, state }: DeliveryForm): Record<LookedUp, string> {
  return { neighborhood, city, state };
}

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
 * cleared when the postal code changes. The user types neighbourhood, city and state only if the look-up does not find
 * them (decision 40).
 *
 * - Use it in the delivery checkout, for users who have no saved address or add another.
 * - Not for choosing a saved address: use `SavedAddresses`.
 */
export function AddressForm({ form, lookup, onPostalCode }: AddressFormProps) {
  const { control, getValues, setValue, clearErrors } = form;
  const [code, neighborhood] = useWatch({ control, name: ['postal_code', 'neighborhood'] });
  const field = fieldOf(form);
  // The result of the look-up is used only while the postal code is complete.
  const shown = isWholePostalCode(code) ? lookup : NO_LOOKUP;
  const { status } = shown;
  const answered = shown.status === 'ready' ? shown.options : NO_OPTIONS;
  const names = [...new Set(answered.map((option) => option.suburb))];

  const typed = typedPlace(shown, neighborhood);
  const City = typed.includes('city') ? TextField : ReadOnlyField;
  const State = typed.includes('state') ? TextField : ReadOnlyField;

  // What the user has typed into the fields of the look-up, or the values of a draft. A look-up that finds a value
  // replaces the text on the screen only. If a later look-up finds none, the text returns.
  const own = useRef(ownTexts(getValues()));
  const keepOwn = (name: LookedUp) => () => {
    own.current[name] = getValues(name);
  };

  const fillPlace = (place: { city: string; state: string }) => {
    for (const name of ['city', 'state'] as const) {
      setValue(name, place[name] || own.current[name]);
    }
    clearErrors(['city', 'state']);
  };

  const settle = useRef((_shown: PostalLookup) => {});
  useEffect(() => {
    settle.current = () => {
      const [first] = answered;
      if (first) {
        const current = getValues('neighborhood');
        const found = neighborhoodOf(answered, current);
        const only = names.length === 1 && current === '' ? first : undefined;
        const chosen = found ?? only;
        if (chosen) {
          setValue('neighborhood', chosen.suburb);
          clearErrors('neighborhood');
        }
        const place = placeOf(chosen ?? first);
        // A draft may contain what an earlier look-up has found. The user did not type such a text.
        if (found) own.current.neighborhood = '';
        for (const name of ['city', 'state'] as const) {
          if (own.current[name] === place[name]) own.current[name] = '';
        }
        fillPlace(place);
      } else if (typed.length > 0) {
        for (const name of LOOKED_UP) {
          if (getValues(name) === '') setValue(name, own.current[name]);
        }
      }
    };
  });
  useEffect(() => settle.current(shown), [shown]);

  // A saved draft contains a postal code without its neighbourhoods, so the neighbourhoods are requested on mount.
  const restore = useRef(() => {
    if (isWholePostalCode(code) && lookup.status === 'idle') onPostalCode(code);
  });
  useEffect(() => restore.current(), []);

  const postalCode = form.register('postal_code');
  const changeCode = (event: ChangeEvent<HTMLInputElement>) => {
    takeOnly(event.target, postalCodeDigits);
    const digits = event.target.value;
    if (digits === getValues('postal_code')) return;
    void postalCode.onChange(event);
    clearErrors('postal_code');
    for (const name of LOOKED_UP) setValue(name, '');
    onPostalCode(digits);
  };

  const changeNeighborhood = () => {
    const option = answered.find(({ suburb }) => suburb === getValues('neighborhood'));
    if (option) fillPlace(placeOf(option));
  };

  const codeFault = isPostalCodeTooLong(code) ? POSTAL_CODE_TOO_LONG : FAULTS[status];
  const isTyped = typed.includes('neighborhood');
  const whyTyped = isTyped ? (status === 'empty' ? TYPE_IF_RIGHT : TYPE) : undefined;
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
          <VisuallyHidden role="status">
            {`${SPOKEN[status](names.length)} ${whyTyped ?? ''}`.trim()}
          </VisuallyHidden>
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
      {isTyped ? (
        <TextField
          label="Colonia"
          autoComplete="shipping address-level3"
          hint={whyTyped}
          {...NAME_TYPING}
          {...field('neighborhood', keepOwn('neighborhood'))}
        />
      ) : (
        <SelectField
          label="Colonia"
          autoComplete="shipping address-level3"
          placeholder={PLACEHOLDERS[status]}
          options={options.map((name) => ({ value: name, label: name }))}
          {...field('neighborhood', changeNeighborhood)}
          value={neighborhood}
        />
      )}
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
        <City
          label="Ciudad"
          autoComplete="shipping address-level2"
          hint={status === 'ready' && typed.includes('city') && CITY_MISSING}
          {...NAME_TYPING}
          {...field('city', keepOwn('city'))}
        />
        <State
          label="Estado"
          autoComplete="shipping address-level1"
          hint={status === 'ready' && typed.includes('state') && STATE_MISSING}
          {...NAME_TYPING}
          {...field('state', keepOwn('state'))}
        />
      </FieldRow>
      <TextField
        label="Referencia"
        mark="(opcional)"
        autoComplete="off"
        spellCheck={false}
        {...field('reference')}
      />
    </FieldStack>
  );
}
