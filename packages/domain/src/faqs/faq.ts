/** A frequent question. Its answer is html that is not yet sanitised. */
export interface Faq {
  id: number;
  question: string;
  answer: string;
}
