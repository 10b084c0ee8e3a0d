import { atom } from './jotai.ts';

/**
 * Hears what of an answer was left out (decision 52).
 * @param call 'GET /products', or 'html' for a text of which nothing can be shown
 * @param field 'products_db[3].gems', or 'Faq.answer' for such a text; never a value
 */
type OnUnreadable = (call: string, field: string) => void;

const log: OnUnreadable = (call, field) => {
  // biome-ignore lint/suspicious/noConsole: whoever works on the server or the app looks there
  if (import.meta.env.DEV) console.warn(`Left out of ${call}: ${field || 'all of it'}`);
};

/** The one place that is told: a log in development, a count in tests. */
export const onUnreadableAtom = atom<{ tell: OnUnreadable }>({ tell: log });
