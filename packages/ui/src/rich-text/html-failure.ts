import { createContext } from 'react';

/**
 * Called for each html text that could not be shown. Receives the name of the server's field that contained the html
 * ('Faq.answer'), never the html itself. The app provides this function (decision 52). Default: nothing is reported.
 */
export const HtmlFailure = createContext<(field: string) => void>(() => {});
