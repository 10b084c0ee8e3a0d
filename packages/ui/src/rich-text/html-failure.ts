import { createContext } from 'react';

/**
 * Called for each html text of which nothing could be shown. Receives the field that it came from, 'Faq.answer', never
 * the text. Provided by the app (decision 52); by default nothing is reported.
 */
export const HtmlFailure = createContext<(field: string) => void>(() => {});
