import { createContext } from 'react';

/** Attributes that keep browsers and password managers from storing and offering what is typed in a field. */
export const NOT_STORED = {
  autoComplete: 'off',
  // Password managers that do not heed `autocomplete`: 1Password, LastPass, Bitwarden, Dashlane.
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/**
 * Whether the phone may store and fill in names and addresses. False where people share a phone (`VITE_SHARED_PHONES`): what a
 * browser has stored of an address outlives the log-out. The app provides it.
 */
export const Autofill = createContext(true);
