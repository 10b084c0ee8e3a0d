import { report } from '../../report/report.ts';
import { atom } from './jotai.ts';

/**
 * Called for each part of an answer that was omitted because it could not be read (decision 52).
 *
 * @param call for example 'GET /products'; 'html' for an html text that contains nothing which may be shown
 * @param field for example 'products_db[3].gems', or 'Faq.answer' for an html text; never contains a value
 */
type OnUnreadable = (call: string, field: string) => void;

const log: OnUnreadable = (call, field) => {
  report({ kind: 'unreadable', text: `${call}: ${field.replace(/\[\d+\]/g, '[]')}` });
  // biome-ignore lint/suspicious/noConsole: for developers of the server and of the app
  if (import.meta.env.DEV) console.warn(`Left out of ${call}: ${field || 'all of it'}`);
};

/**
 * Receives each omitted part of an answer. Default: reports it to the operators, and logs it in development. Tests
 * count them instead.
 */
export const onUnreadableAtom = atom<{ report: OnUnreadable }>({ report: log });
