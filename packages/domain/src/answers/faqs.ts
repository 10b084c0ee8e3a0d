import type { Faq } from '../faqs/faq.ts';
import { essential, id, list, object, type Reader, rawText, text } from './read.ts';

const faq: Reader<Faq> = object({ id, question: essential(text), answer: rawText });

export const readFaqs = list(faq, 'id');
