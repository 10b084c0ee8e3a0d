import { report } from '../../report/report.ts';
import { atom } from './jotai.ts';

/**
 * Called for each omitted part of an answer (decision 52).
 * @param call 'GET /products', or 'html' for a text without anything that may be shown
 * @param field 'products_db[3].gems', or 'Faq.answer' for such a text; never a value
 */
type OnUnreadable = (call: string, field: string) => void;

const log: OnUnreadable = (call, field) => {
  report({ kind: 'unreadable', text: `${call}: ${field.replace(/\[\d+\]/g, '[]')}` });
  // biome-ignore lint/suspicious/noConsole: for developers of the server and of the app
  if (import.meta.env.DEV) console.warn(`Left out of ${call}: ${field || 'all of it'}`);
};

/** The receiver of these reports: a log in development, the operators, a counter in tests. */
export const onUnreadableAtom = atom<{ report: OnUnreadable }>({ report: log });
