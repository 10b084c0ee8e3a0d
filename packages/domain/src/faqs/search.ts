import { foldText } from '../format/fold.ts';
import { plainText } from '../format/plain-text.ts';
import type { Faq } from './faq.ts';

const asSearched = (text: string) => foldText(text).replace(/\s+/gu, ' ');

/**
 * Returns a function that finds questions by the visible text of question and answer. Case, accents, white space and
 * html tags are ignored. The answers are parsed once, so that searching while typing is fast. Without typed text, the
 * function returns all questions.
 */
export function faqSearch(faqs: readonly Faq[]): (typed: string) => Faq[] {
  const entries = faqs.map((faq) => ({
    faq,
    text: asSearched(`${faq.question} ${plainText(faq.answer)}`),
  }));
  return (typed) => {
    const wanted = asSearched(typed).trim();
    return entries.filter(({ text }) => text.includes(wanted)).map(({ faq }) => faq);
  };
}
