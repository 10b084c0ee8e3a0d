import { describe, expect, it } from 'vitest';
import { simulationOutcome } from './simulation.ts';

const context = { sku: '100', price: 500, retailer: 'Elektra' };

function read(message: string, over: object = {}) {
  return simulationOutcome({ status: 400, texts: [message], ...over }, context);
}

describe('simulationOutcome', () => {
  it('is accepted by the status in the body, whatever the message', () => {
    expect(read('Este producto se ha agotado', { status: 200 })).toEqual({ kind: 'accepted' });
  });

  const PRICE_CHANGED = 'El precio de este premio cambió. Revísalo antes de canjear.';

  it.each<[object, object]>([
    [{ ProductId: '100', Price: 51_000 }, { kind: 'accepted' }],
    [{ ProductId: '100', Price: 50_899 }, { kind: 'accepted' }],
    [{}, { kind: 'accepted' }],
    [{ Price: 51_001 }, { kind: 'price-changed', pesos: 51_001, otherProduct: false }],
    [{ Price: 50_898 }, { kind: 'price-changed', pesos: 50_898, otherProduct: false }],
    [{ Price: 0 }, { kind: 'price-changed', pesos: 0, otherProduct: false }],
    [
      { ProductId: '200', Price: 51_000 },
      { kind: 'price-changed', otherProduct: true },
    ],
  ])(
    'of an accepted simulation with the tapped price of 500 gems and body %o is %o',
    (body, outcome) => {
      const read = simulationOutcome({ status: 200, texts: ['ok'], body }, context);
      expect(read).toMatchObject(outcome);
      if (read.kind === 'price-changed') expect(read.text).toBe(PRICE_CHANGED);
    },
  );

  it.each([
    ['Invalid postal code 99999'],
    ['Item without shipping info'],
    ['Error: selected sla not found'],
    ['no selected SLA'],
    ['SLA NO DOM'],
  ])('says that the prize cannot be delivered for the message %j', (message) => {
    expect(read(message)).toEqual({
      kind: 'refused',
      text: 'No podemos entregar este producto en la dirección solicita',
    });
  });

  it.each([
    ['El artículo NO ESTA DISPONIBLE', 'El producto seleccionado ya no se encuentra disponible'],
    ['sla no retailer', 'El producto seleccionado no es vendido por Elektra'],
    ['boom', 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
    ['', 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
  ])('refuses with a text for the message %j: %j', (message, text) => {
    expect(read(message)).toEqual({ kind: 'refused', text });
  });

  it('is sold out for the message in capital letters without accents', () => {
    expect(read('ESTE PRODUCTO SE HA AGOTADO.')).toEqual({
      kind: 'sold-out',
      text: 'Este producto se ha agotado',
    });
  });

  it.each([
    [
      'Cambió el precio',
      { type: 'priceChange', body: { ProductId: '100', Price: 51_000 } },
      51_000,
      false,
    ],
    [
      'Cambió el precio',
      { type: 'priceChange', body: { ProductId: '200', Price: 51_000 } },
      51_000,
      true,
    ],
    ['Hubo un cambio en el costo del canje', { body: null }, null, false],
  ])('is a changed price for the message "%s" with %o', (message, over, pesos, otherProduct) => {
    expect(read(message, over)).toEqual({
      kind: 'price-changed',
      text: message,
      pesos,
      otherProduct,
    });
  });

  it('checks all texts of the answer, and shows the matching text', () => {
    const texts = ['Validation failed', 'Invalid postal code 99999'];
    expect(read('', { texts })).toMatchObject({
      text: expect.stringContaining('No podemos entregar'),
    });
    const cost = 'Hubo un cambio en el costo del canje';
    expect(read('', { texts: ['Error', cost] })).toMatchObject({
      kind: 'price-changed',
      text: cost,
    });
    expect(read('', { texts: [] }).kind).toBe('refused');
  });

  it("uses the first matching row of the spec's table", () => {
    expect(read('Este producto se ha agotado', { type: 'priceChange' }).kind).toBe('sold-out');
    expect(read('invalid postal code', { type: 'priceChange' }).kind).toBe('price-changed');
    expect(read('SLA no dom, no está disponible')).toMatchObject({
      text: 'No podemos entregar este producto en la dirección solicita',
    });
  });
});
