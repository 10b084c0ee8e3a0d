import type { ReactNode } from 'react';

export interface SearchBoxProps {
  words: string;
  onChange: (words: string) => void;
  /** Some words that find something. */
  placeholder: string;
  /** How many were found. */
  found: number;
  /** What is searched, one of it and more. */
  what: readonly [one: string, more: string];
  /** Filters beside the words. */
  children?: ReactNode;
}

/** Above a list: words that its entries have to hold, and how many do. */
export function SearchBox({ words, onChange, placeholder, found, what, children }: SearchBoxProps) {
  const [one, more] = what;
  return (
    <search className="guide-filters">
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
        {found} {found === 1 ? one : more}
      </p>
    </search>
  );
}
