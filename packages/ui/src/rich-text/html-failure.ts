import { createContext } from 'react';

/**
 * Called for each html text of which nothing could be shown, with the field it came from, 'Faq.answer', never with
 * the text. The app provides it (decision 52); without one nothing is reported.
 */
export const HtmlFailure = createContext<(field: string) => void>(() => {});
