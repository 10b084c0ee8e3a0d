import { HttpResponse, type RequestHandler } from 'msw';
import { faqs } from '../fixtures/faqs.ts';
import type { Calls } from './call.ts';

export function faqsHandlers({ authenticated }: Calls): RequestHandler[] {
  return [authenticated('GET', '/faqs', () => HttpResponse.json(faqs))];
}
