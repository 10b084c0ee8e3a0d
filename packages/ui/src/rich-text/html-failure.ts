import { createContext } from 'react';

/**
 * Called for each html text of which nothing could be shown. Receives the name of the field that contained the html
 * ('Faq.answer'), never the html itself. Provided by the app (decision 52); by default nothing is reported.
 */
export const HtmlFailure = createContext<(field: string) => void>(() => {});
