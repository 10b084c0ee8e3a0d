import type { Faq } from '../faqs/faq.ts';
import { essential, id, list, object, type Reader, text } from './read.ts';

const faq: Reader<Faq> = object({ id, question: essential(text), answer: text });

export const readFaqs = list(faq, 'id');
