import { readFaqs } from '@gemas/domain';
import { get } from './get.ts';

/** `GET /faqs`. */
export const fetchFaqs = get('/faqs', readFaqs);
