import { foldText } from '../format/fold.ts';
import { plainWords } from '../format/plain-words.ts';
import type { Faq } from './faq.ts';

const asSearched = (text: string) => foldText(text).replace(/\s+/gu, ' ');

/**
 * Searches questions by what a person reads of them: words of the question and of its answer, never the html
 * around them; case, accents and blanks count for nothing. The answers are read once, so that a search can follow
 * the typing. An empty search finds them all.
 */
export function faqSearch(faqs: readonly Faq[]): (typed: string) => Faq[] {
  const words = faqs.map(({ question, answer }) => asSearched(`${question} ${plainWords(answer)}`));
  return (typed) => {
    const wanted = asSearched(typed).trim();
    return faqs.filter((_, index) => words[index]?.includes(wanted));
  };
}
