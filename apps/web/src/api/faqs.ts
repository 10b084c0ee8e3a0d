import type { Faq } from '@gemas/domain';
import type { Send } from './client.ts';
import { list, number, object, type Reader, text } from './read.ts';

const faq: Reader<Faq> = object({ id: number, question: text, answer: text });

/** `GET /faqs`. */
export function fetchFaqs(send: Send, signal?: AbortSignal): Promise<Faq[]> {
  return send({ method: 'GET', path: '/faqs', read: list(faq), signal });
}
