/** A frequent question; the answer is html, not yet sanitised. */
export interface Faq {
  id: number;
  question: string;
  answer: string;
}
