import { useId } from 'react';

export interface SwitchProps<Value extends string | number> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one out of a few options, which are shown side by side. */
export function Switch<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="guide-switch">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
