import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../theme/tokens.ts';
import { FieldError } from './Field/Field.tsx';

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  ${type('label')}
  margin-bottom: ${token('space-2')};
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  &[data-layout='tiles'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: ${token('space-3')}; }
`;

const Option = styled.label`
  position: relative;
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
  [data-layout='tiles'] > & { flex-direction: column; align-items: flex-start; padding: ${token('space-4')}; min-height: 124px; }
  &:has(:checked) {
    border: ${token('border-width-chosen')} solid ${token('border-chosen')};
    padding: 13px;
    background: ${token('bg-chosen')};
  }
  [data-layout='tiles'] > &:has(:checked) { padding: 15px; }
  &:has(:focus-visible) { outline: ${token('focus-ring-width')} solid var(--focus); outline-offset: ${token('focus-ring-offset')}; }
  [aria-invalid='true'] & { border-color: ${token('border-error')}; }
`;

// A native radio button with a custom style. Native buttons support screen readers, keyboard and forced colours.
const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 24px;
  height: 24px;
  border: 2px solid ${token('border-field')};
  border-radius: 50%;
  background: ${token('bg-card')};
  &:checked { border: 7px solid ${token('border-chosen')}; }
  /* With :has the card shows the focus outline. Without it (before Chrome 105 and Firefox 121) the radio shows it. */
  @supports selector(:has(*)) { &:focus-visible { outline: none; } }
  [data-layout='tiles'] & { position: absolute; top: 14px; right: 14px; }
  @media (forced-colors: active) { appearance: auto; }
`;

const TextBlock = styled.span`
  min-width: 0;
  flex: 1;
  small { display: block; ${type('small')} color: ${token('text-secondary')}; margin-top: 2px; }
`;

export interface RadioOption {
  /** Value of the option, unique in the group. */
  value: string;
  /** Label, a few words long. */
  label: ReactNode;
  /** One line of secondary text under the label. */
  description?: ReactNode;
  /** Icon or picture before the text, or above it in tiles. */
  start?: ReactNode;
}

export interface RadioCardsProps {
  /** The question. */
  legend: ReactNode;
  /**
   * Whether the question is shown to screen readers only. Use it if a heading already shows the question. Default:
   * false.
   */
  legendHidden?: boolean | undefined;
  /** Name of the radio buttons in their form, unique on the page. */
  name: string;
  /** The options, in the order in which they are shown. */
  options: readonly RadioOption[];
  /** `list` puts the options in a column. `tiles` puts the options side by side if they fit. Default: `list`. */
  layout?: 'list' | 'tiles' | undefined;
  /** Value of the chosen option, '' for none. Omit it for an uncontrolled group. */
  value?: string | undefined;
  /** Value that is chosen initially if `value` is not given. */
  defaultValue?: string | undefined;
  /** Called when the user chooses an option. Receives its value. */
  onSelect?: ((value: string) => void) | undefined;
  /** Change handler of the radio buttons, for react-hook-form. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Blur handler of the radio buttons, for react-hook-form. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Says what is wrong and how to fix it. Marks the group as invalid. */
  error?: ReactNode;
}

/**
 * A group of radio buttons, shown as cards. Spread react-hook-form's `register(name)` on it, or use `value` and
 * `onSelect`.
 *
 * - Use it for two to six options that need a line of explanation. Use `tiles` if all options have an icon.
 * - Not for a long list of short labels: use a `SelectField`. Not for filters, which take effect at once: use
 * `ListTools`.
 */
export function RadioCards({
  legend,
  legendHidden = false,
  name,
  options,
  layout = 'list',
  value,
  defaultValue,
  onSelect,
  onChange,
  onBlur,
  ref,
  error,
}: RadioCardsProps) {
  const id = useId();
  return (
    <Group
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend data-hidden={legendHidden ? '' : undefined}>{legend}</Legend>
      <Cards data-layout={layout}>
        {options.map((option, i) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              aria-labelledby={`${id}-${i}`}
              aria-describedby={option.description ? `${id}-${i}-more` : undefined}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined
                  ? defaultValue === option.value
                  : undefined
              }
              ref={ref}
              onBlur={onBlur}
              onChange={(event) => {
                onChange?.(event);
                onSelect?.(option.value);
              }}
            />
            {option.start}
            <TextBlock>
              <span id={`${id}-${i}`}>{option.label}</span>
              {option.description && <small id={`${id}-${i}-more`}>{option.description}</small>}
            </TextBlock>
          </Option>
        ))}
      </Cards>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}
