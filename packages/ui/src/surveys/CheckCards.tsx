import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../primitives/Field/Field.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { token, type } from '../theme/tokens.ts';

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  ${type('label')}
  margin-bottom: ${token('space-2')};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Option = styled.label`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  min-height: 56px;
  padding: 14px;
  border: ${token('border-width-hairline')} solid ${token('border-field')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-card')};
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;
  &:has(:checked) {
    border: ${token('border-width-chosen')} solid ${token('border-chosen')};
    padding: 13px;
    background: ${token('bg-chosen')};
  }
  &:has(:focus-visible) { outline: ${token('focus-ring-width')} solid var(--focus); outline-offset: ${token('focus-ring-offset')}; }
  [data-wrong] & { border-color: ${token('border-error')}; }
`;

// Contains a native checkbox with a custom style. Native checkboxes support screen readers, keyboard and forced
// colours.
const Box = styled.span`
  position: relative;
  flex: none;
  display: grid;
  width: 24px;
  height: 24px;
  input {
    appearance: none;
    grid-area: 1 / 1;
    width: 24px;
    height: 24px;
    border: 2px solid ${token('border-field')};
    border-radius: 6px;
    background: ${token('bg-card')};
  }
  input:checked { border-color: ${token('border-chosen')}; background: ${token('border-chosen')}; }
  /* With :has the card shows the focus outline. Without it (before Chrome 105 and Firefox 121) the checkbox shows
     it. */
  @supports selector(:has(*)) { input:focus-visible { outline: none; } }
  svg { grid-area: 1 / 1; place-self: center; color: ${token('neutral-white')}; visibility: hidden; pointer-events: none; }
  input:checked + svg { visibility: visible; }
  @media (forced-colors: active) {
    input { appearance: auto; }
    svg { display: none; }
  }
`;

const TextBlock = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface CheckCardsProps {
  /** The question. */
  legend: ReactNode;
  /** Name of the checkboxes in their form. */
  name: string;
  /** The options. The label of an option is also its value. */
  options: readonly string[];
  /** The selected options. */
  chosen: readonly string[];
  /** Called when the user selects or deselects an option. Receives the option. */
  onToggle: (option: string) => void;
  /** Error of the group: 'Es requerido'. Marks every checkbox as invalid. */
  error?: ReactNode;
}

/**
 * A group of checkboxes, shown as cards (spec section 4, Survey).
 *
 * - Use it if users may choose several options.
 * - Not if users must choose exactly one option: use `RadioCards`.
 */
export function CheckCards({ legend, name, options, chosen, onToggle, error }: CheckCardsProps) {
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} data-wrong={error ? '' : undefined}>
      <Legend>{legend}</Legend>
      <Cards>
        {options.map((option) => (
          <Option key={option}>
            <Box>
              <input
                type="checkbox"
                name={name}
                value={option}
                checked={chosen.includes(option)}
                aria-invalid={error ? true : undefined}
                onChange={() => onToggle(option)}
              />
              <Icon of={Check} size={16} />
            </Box>
            <TextBlock>{option}</TextBlock>
          </Option>
        ))}
      </Cards>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}
