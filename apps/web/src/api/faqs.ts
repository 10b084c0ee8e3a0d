import { readFaqs } from '@gemas/domain';
import { get } from './endpoint.ts';

export const fetchFaqs = get('/faqs', readFaqs);
