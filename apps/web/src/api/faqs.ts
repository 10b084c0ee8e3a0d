import { readFaqs } from '@gemas/domain';
import { get } from './get.ts';

export const fetchFaqs = get('/faqs', readFaqs);
