import { describe, expect, it } from 'vitest';
import { simulationOutcome } from './simulation.ts';

const context = { sku: '100', price: 500, retailer: 'Elektra' };

function read(message: string, over: object = {}) {
  return simulationOutcome({ status: 400, texts: [message], ...over }, context);
}

describe('simulationOutcome', () => {
  it('is accepted by the status in the body, whatever the message', () => {
    expect(read('Este producto se ha agotado', { status: 200 })).toEqual({
      kind: 'accepted',
      isPriceUnclear: false,
    });
  });

  const OTHER = 'No podemos canjear este premio selecciona otro o intenta mas tarde';
  const PRICE_CHANGED = 'El precio de este premio cambió. Revísalo antes de canjear.';

  it.each<[object, 'accepted' | number]>([
    [{}, 'accepted'],
    [{ ProductId: '100', Price: 51_000 }, 'accepted'],
    [{ ProductId: '100', Price: 50_899 }, 'accepted'],
    ...[51_001, 50_898, 510_000, 5_100].map((Price) => [{ Price }, Price] as [object, number]),
    [{ ProductId: '0100', Price: 51_000 }, 'accepted'],
    [{ ProductId: '0100', Price: 61_000 }, 61_000],
  ])(
    'of an accepted simulation with the tapped price of 500 gems and body %o is %s',
    (body, means) => {
      const text = PRICE_CHANGED;
      const changed = { kind: 'price-changed', text, otherProduct: false, pesos: means };
      const accepted = { kind: 'accepted', isPriceUnclear: false };
      const read = simulationOutcome({ status: 200, texts: ['ok'], body }, context);
      expect(read).toEqual(means === 'accepted' ? accepted : changed);
    },
  );

  it.each<[string, number, number]>([
    ['gems of a cheap prize', 5, 5],
    ['centavos', 500, 5_100_000],
    ['dollars', 500, 2_833],
    ['nothing', 500, 0],
  ])(
    'of an accepted simulation whose price is in %s is what its status says, after a look at the catalogue (decision 36)',
    (_unit, price, Price) => {
      const answer = { status: 200, texts: ['ok'], body: { Price } };
      expect(simulationOutcome(answer, { ...context, price })).toEqual({
        kind: 'accepted',
        isPriceUnclear: true,
      });
    },
  );

  it.each([
    [null, 'Hubo un cambio en el costo del canje', 'Hubo un cambio en el costo del canje'],
    ['priceChange', 'ok', PRICE_CHANGED],
    [null, 'Listo, todo está bien', PRICE_CHANGED],
  ])(
    'of an accepted simulation of type %j with another price shows its message %j as %j (decision 36)',
    (type, message, text) => {
      const answer = { status: 200, type, texts: [message], body: { Price: 61_000 } };
      expect(simulationOutcome(answer, context)).toEqual({
        kind: 'price-changed',
        text,
        pesos: 61_000,
        otherProduct: false,
      });
    },
  );

  it.each([[[]], [['Server Error']], [['']]])(
    'of a price change with the texts %j says what decision 36 promises',
    (texts) => {
      const answer = { status: 409, type: 'priceChange', texts, body: { Price: 61_000 } };
      expect(simulationOutcome(answer, context)).toMatchObject({
        kind: 'price-changed',
        text: PRICE_CHANGED,
        pesos: 61_000,
      });
    },
  );

  it('fetches the product again if a price change has a price in another unit', () => {
    const answer = { status: 400, type: 'priceChange', texts: [], body: { Price: 598 } };
    expect(simulationOutcome(answer, { ...context, price: 598 })).toMatchObject({ pesos: null });
  });

  it.each([
    ['Invalid postal code 99999'],
    ['postal_code invalid'],
    ['postalcode invalid'],
    ['Invalid ZIP code'],
    ['The postal code could not be found'],
    ['El código postal no se pudo encontrar'],
    ['The postal code was not found'],
    ['CODIGO POSTAL INVALIDO'],
    ['El código postal 99999 no existe.'],
    ['El C.P. ingresado es incorrecto'],
    ['CP inválido'],
    ['Código postal sin cobertura'],
    ['Item without shipping info'],
    ['Missing shipping info for item 7'],
    ['Items lack any delivery option'],
    ['Faltan los datos de envío'],
    ['Artículo sin información de envío'],
    ['El producto no tiene información de envío'],
    ['Falta información de entrega'],
    ['Sin opciones de envío'],
    ['Error: selected sla not found'],
    ['SLA seleccionado no disponible'],
    ['SLA NO DOM'],
    ['No hay SLA a domicilio'],
    ['SLA sin entrega a domicilio'],
    ['SLA: no llega a este domicilio'],
    ['No realizamos entregas en esa dirección'],
    ['No enviamos a tu zona'],
  ])('says that the prize cannot be delivered for the message %j', (message) => {
    expect(read(message)).toEqual({
      kind: 'refused',
      text: 'No podemos entregar este producto en la dirección solicita',
    });
  });

  it.each([
    ['El artículo NO ESTA DISPONIBLE', 'El producto seleccionado ya no se encuentra disponible'],
    ['sla no retailer', 'El producto seleccionado no es vendido por Elektra'],
    ['El código postal se guardó', OTHER],
    ['La información de envío está completa', OTHER],
    ['', OTHER],
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
    ['Cambió el precio', { type: 'priceChange', body: { ProductId: '100' } }, null, false],
    ['Cambió', { type: 'priceChange', body: { ProductId: '200', Price: 51_000 } }, 51_000, true],
    ['Hubo un cambio en el costo del canje', { body: null }, null, false],
  ])('is a changed price for the message "%s" with %o', (text, over, pesos, otherProduct) => {
    expect(read(text, over)).toEqual({ kind: 'price-changed', text, pesos, otherProduct });
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
