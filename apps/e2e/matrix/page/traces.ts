import type { Typed } from './forms.ts';

/** Storage keys without personal data. They and the ledger may remain after the end of a session (decision 68). */
const IMPERSONAL: readonly string[] = [
  'token',
  'login_code',
  'owner',
  'viewed_intros',
  'last_rewards',
];
/** Minimum length of a typed text that is searched for. A shorter text may appear by chance. */
const MIN_LENGTH = 4;

/** Returns the personal data that remain after the end of a session: storage keys, and typed texts on the screen. */
export function tracesOf(typed: Typed): string[] {
  const stored = [window.localStorage, window.sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => !IMPERSONAL.includes(key) && !key.startsWith('ledger:'));
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  const values = [...fields].map(({ value }) => value);
  const shown = [document.body.innerText, ...values].join('\n');
  const texts = Object.values(typed ?? {}).filter(
    (text) => text.length >= MIN_LENGTH && shown.includes(text),
  );
  return [
    ...stored.map((key) => `still in the storage: ${key}`),
    ...texts.map((text) => `still on the screen: ${text}`),
  ];
}
