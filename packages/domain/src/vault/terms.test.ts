import { describe, expect, it } from 'vitest';
import { deliveryWindow, redeemTerms } from './terms.ts';

describe('redeemTerms and deliveryWindow', () => {
  it('return all terms for a product that is delivered to an address', () => {
    expect(redeemTerms('elektra').map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'shipping-only: Sólo con envío a domicilio, no se recoge en tienda.',
      'no-returns: No hay devoluciones. Si llega dañado, se cambia por uno similar.',
      'no-refund: No se reembolsan gemas.',
      'no-cash: No se cambia por dinero en efectivo.',
      'delivery: Se hacen dos intentos de entrega y no se cancela al recibir.',
    ]);
  });

  it.each(['card', 'card_replacement', 'card_nip'] as const)(
    'omit the terms about shipping and delivery for a %s',
    (type) => {
      expect(redeemTerms(type).map((term) => term.text)).toEqual([
        'No hay devoluciones. Si llega dañado, se cambia por uno similar.',
        'No se reembolsan gemas.',
        'No se cambia por dinero en efectivo.',
      ]);
    },
  );

  it('return the weeks until delivery by type', () => {
    expect(deliveryWindow('elektra')).toBe('2 a 3 semanas');
    expect(deliveryWindow('card')).toBe('5 a 6 semanas');
  });
});
