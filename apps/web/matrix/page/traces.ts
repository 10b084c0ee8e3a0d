import type { Typed } from './forms.ts';

/** What may stay on the phone of somebody who is no longer in, beside the ledger (decision 68). */
const IMPERSONAL: readonly string[] = [
  'token',
  'login_code',
  'owner',
  'viewed_intros',
  'last_rewards',
];
/** Shorter texts, like the number of a house, are on a screen by chance. */
const TELLING = 4;

/** What tells of somebody whose session has ended: a key of either storage, or on screen what they have typed. */
export function tracesOf(typed: Typed): string[] {
  const stored = [window.localStorage, window.sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => !IMPERSONAL.includes(key) && !key.startsWith('ledger:'));
  const values = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : '',
  );
  const shown = [document.body.innerText, ...values].join('\n');
  const texts = Object.values(typed ?? {}).filter(
    (text) => text.length >= TELLING && shown.includes(text),
  );
  return [
    ...stored.map((key) => `left in the storage: ${key}`),
    ...texts.map((text) => `left on screen: ${text}`),
  ];
}
