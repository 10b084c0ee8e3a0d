import { describe, expect, it } from 'vitest';
import { deliveryWindow, redeemTerms } from './terms.ts';

describe('what a person accepts before redeeming', () => {
  it('is every term for a product shipped home', () => {
    expect(redeemTerms('elektra').map((term) => term.id)).toEqual([
      'shipping-only',
      'no-returns',
      'no-refund',
      'no-cash',
      'delivery',
    ]);
  });

  it.each(['card', 'card_replacement', 'card_nip'] as const)(
    'leaves out shipping and delivery for a %s',
    (type) => {
      expect(redeemTerms(type).map((term) => term.id)).toEqual([
        'no-returns',
        'no-refund',
        'no-cash',
      ]);
    },
  );

  it('names the delivery window by type', () => {
    expect(deliveryWindow('elektra')).toBe('2 a 3 semanas');
    expect(deliveryWindow('card')).toBe('5 a 6 semanas');
  });
});
