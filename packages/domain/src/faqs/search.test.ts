import { describe, expect, it } from 'vitest';
import { faqSearch } from './search.ts';

const FAQS = [
  {
    id: 1,
    question: '¿Puedo cambiar mi dirección?',
    answer:
      '<p>No. <strong>Rev&iacute;sala</strong> antes,<br>en <a href="https://a.mx/ayuda">tu perfil</a>.</p>',
  },
  { id: 2, question: '¿Cuánto vale?', answer: 'Una   esmeralda <em>vale</em> 102&nbsp;pesos.' },
  { id: 3, question: '¿Y la PIÑATA?', answer: `<p>${'Mucho texto. '.repeat(500)}Al final.</p>` },
];

describe('faqSearch', () => {
  it.each([
    ['', [1, 2, 3]],
    ['DIRECCION', [1]],
    ['revisala antes, en tu perfil', [1]],
    ['esmeralda  vale 102 pesos', [2]],
    ['pinata', [3]],
    ['al final', [3]],
    ['valeuna', []],
    ['esmeraldavale', []],
    ['ayuda', []],
    ['iacute', []],
  ])('finds %j in the questions %j', (typed, ids) => {
    expect(faqSearch(FAQS)(typed).map(({ id }) => id)).toEqual(ids);
  });

  it('does not search the part of an answer that is too long to be shown', () => {
    const faqs = [{ id: 1, question: 'a', answer: `${'<b>'.repeat(20_000)}zapote` }];
    expect(faqSearch(faqs)('zapote')).toEqual([]);
  });
});
