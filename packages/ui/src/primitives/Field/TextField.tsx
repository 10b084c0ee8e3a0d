import { Check, Lock } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { controlLook } from './control.ts';
import { Field, type FieldText } from './Field.tsx';

const Box = styled.div`
  position: relative;
  color: ${token('text-secondary')};
  &[data-valid] { color: ${token('text-link')}; }
`;

const Input = styled.input`
  ${controlLook}
  [data-trailing] > & { padding-inline-end: 46px; }
  &[data-digits] {
    font-family: ${token('font-display')};
    /* Sixteen digits fit at 320 px, also with text at 200 %. */
    font-size: min(1.25rem, 6.6vw);
    font-variant-numeric: tabular-nums;
  }
`;

const Trailing = styled.span`
  position: absolute;
  inset: 0 14px 0 auto;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {
  /** An icon at the end of the box. */
  trailing?: ReactNode;
  /** Whether the value is known to be valid. If true, a green check is shown at the end of the box. Default: false. */
  valid?: boolean | undefined;
  /** Whether to show large digits of equal width, for a card number. Default: false. */
  digits?: boolean | undefined;
}

/**
 * A text input with its label. Spread react-hook-form's `register(name)` on it.
 *
 * - Use it for one line. Set `inputMode` and `autoComplete`, so that the right keyboard opens and autofill works.
 * - Not for a read-only value: use a `ReadOnlyField`. Not for searching: use a `SearchField`.
 * - The error says what is wrong and how to fix it. It appears on blur, not while typing.
 */
export function TextField({
  label,
  hint,
  error,
  mark,
  errorLive = false,
  id,
  'aria-describedby': describedBy,
  className,
  trailing,
  valid = false,
  digits = false,
  ...rest
}: TextFieldProps) {
  const end = trailing ?? (valid ? <Icon of={Check} size={20} /> : undefined);
  return (
    <Field {...{ label, hint, error, mark, errorLive, id, describedBy, className }}>
      {(wiring) => (
        <Box data-trailing={end ? '' : undefined} data-valid={valid ? '' : undefined}>
          <Input {...rest} {...wiring} data-digits={digits ? '' : undefined} />
          {end && <Trailing>{end}</Trailing>}
        </Box>
      )}
    </Field>
  );
}

export interface ReadOnlyFieldProps
  extends Omit<FieldText, 'errorLive'>,
    Omit<ComponentPropsWithRef<'input'>, 'readOnly'> {}

/** A read-only value in a form: grey, with a lock. Users can focus and copy the value. */
export function ReadOnlyField(props: ReadOnlyFieldProps) {
  return <TextField {...props} readOnly trailing={<Icon of={Lock} size={20} />} />;
}
