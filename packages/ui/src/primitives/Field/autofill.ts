import { createContext } from 'react';

/** Attributes that keep browsers and password managers from storing or suggesting the value of a field. */
export const NOT_STORED = {
  autoComplete: 'off',
  // Attributes for password managers that ignore `autocomplete`: 1Password, LastPass, Bitwarden, Dashlane.
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/**
 * Whether browsers may store and fill in names and addresses. The app provides false if users share phones
 * (`VITE_SHARED_PHONES`), because autofill data remain on the phone after the log-out.
 */
export const Autofill = createContext(true);
