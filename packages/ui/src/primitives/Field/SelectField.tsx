import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { controlLook } from './control.ts';
import { Field, type FieldText } from './Field.tsx';

const Box = styled.div`
  position: relative;
  color: ${token('text-secondary')};
`;

const Select = styled.select`
  ${controlLook}
  padding-inline-end: 46px;
  text-overflow: ellipsis;
  &:has(option[value='']:checked) { color: ${token('text-placeholder')}; font-weight: 400; }
  &:disabled { color: ${token('text-secondary')}; cursor: default; }
`;

const Chevron = styled.span`
  position: absolute;
  inset: 0 14px 0 auto;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

export interface SelectOption {
  /** Value that the form submits. */
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldText, ComponentPropsWithRef<'select'> {
  /** The options, in the order in which they are listed. */
  options: readonly SelectOption[];
  /** Text of an option with the empty value, shown while nothing is chosen: 'Selecciona un tema'. */
  placeholder?: string | undefined;
}

/**
 * A native select with its label. Spread react-hook-form's `register(name)` on it.
 *
 * - Use it to choose one of many options: topics, neighbourhoods.
 * - Not for two to four options that users should compare: use `RadioCards`.
 */
export function SelectField({
  label,
  hint,
  error,
  mark,
  errorLive = false,
  id,
  'aria-describedby': describedBy,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, mark, errorLive, id, describedBy, className }}>
      {(wiring) => (
        <Box>
          <Select {...rest} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          <Chevron>
            <Icon of={ChevronDown} size={20} />
          </Chevron>
        </Box>
      )}
    </Field>
  );
}
