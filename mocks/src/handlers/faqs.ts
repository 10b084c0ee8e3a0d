import { HttpResponse, type RequestHandler } from 'msw';
import { faqs } from '../fixtures/faqs.ts';
import type { Calls } from './call.ts';

export function faqsHandlers({ own }: Calls): RequestHandler[] {
  return [own('GET', '/faqs', () => HttpResponse.json(faqs))];
}
