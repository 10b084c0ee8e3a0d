import type { ReactNode } from 'react';

export interface SearchBoxProps {
  words: string;
  onChange: (words: string) => void;
  placeholder: string;
  found: number;
  /** Noun for the entries, plural. */
  what: string;
  children?: ReactNode;
}

/** A search field above a list, with the number of entries that contain the words. */
export function SearchBox({ words, onChange, placeholder, found, what, children }: SearchBoxProps) {
  return (
    <search className="row bar">
      <label>
        Words
        <input
          type="search"
          value={words}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {children}
      <p role="status">
        {what}: {found}
      </p>
    </search>
  );
}

export interface ChoiceFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, name: string])[];
}

export const ChoiceField = ({ label, value, onChange, options }: ChoiceFieldProps) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
