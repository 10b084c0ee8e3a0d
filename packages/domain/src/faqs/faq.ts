import type { Id } from '../format/id.ts';
/** A frequent question. Its answer is html that is not yet sanitised. */
export interface Faq {
  id: Id;
  question: string;
  answer: string;
}
