import { fetchFaqs } from '../api/faqs.ts';
import { userQuery } from './session/user-query.ts';

export const faqsAtom = userQuery('faqs', fetchFaqs, { staleTime: 5 * 60_000 });
