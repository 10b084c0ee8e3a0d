import { fetchFaqs } from '../api/faqs.ts';
import { atomWithQuery } from './core/jotai.ts';
import { sendAtom, userAtom } from './session/session.ts';

export const faqsAtom = atomWithQuery((get) => ({
  queryKey: ['faqs', get(userAtom).id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchFaqs(get(sendAtom), signal),
  staleTime: 5 * 60_000,
}));
