import { createContext } from 'react';

/**
 * Hears of each html text of which nothing could be shown: the field it came from, 'Faq.answer', never the text.
 * The app gives it (decision 52); without one nobody hears.
 */
export const HtmlFailure = createContext<(field: string) => void>(() => {});
