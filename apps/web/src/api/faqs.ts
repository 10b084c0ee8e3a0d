import type { Faq } from '@gemas/domain';
import type { Send } from './client.ts';
import { essential, id, list, object, type Reader, text } from './read.ts';

const faq: Reader<Faq> = object({ id, question: essential(text), answer: text });

/** `GET /faqs`. */
export function fetchFaqs(send: Send, signal?: AbortSignal): Promise<Faq[]> {
  return send({ method: 'GET', path: '/faqs', read: list(faq, 'id'), signal });
}
