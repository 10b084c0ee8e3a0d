import { foldText } from '../format/fold.ts';
import { plainText } from '../format/plain-text.ts';
import type { Faq } from './faq.ts';

const asSearched = (text: string) => foldText(text).replace(/\s+/gu, ' ');

/**
 * Searches questions by the visible text of the question and of its answer, without the html around it; case, accents
 * and white space are ignored. The answers are parsed once, so that a search can follow the typing. An empty search
 * finds all of them.
 */
export function faqSearch(faqs: readonly Faq[]): (typed: string) => Faq[] {
  const words = faqs.map(({ question, answer }) => asSearched(`${question} ${plainText(answer)}`));
  return (typed) => {
    const wanted = asSearched(typed).trim();
    return faqs.filter((_, index) => words[index]?.includes(wanted));
  };
}
