import { describe, expect, it } from 'vitest';
import { simulationOutcome } from '../redeem/simulation.ts';
import { readOrder, readSimulation } from './redeem.ts';

it.each([{ status: 400 }, { status: 400, message: ' ', body: [''] }])(
  'the simulation %j has no texts',
  (answer) => {
    const read = { status: 400, type: null, texts: [], body: {} };
    expect(readSimulation(answer)).toEqual({ answer: read, raw: answer });
  },
);

describe('a simulation', () => {
  const outcomeOf = (body: unknown) => {
    const { answer, raw } = readSimulation(body);
    expect(raw).toBe(body);
    return simulationOutcome(answer, { sku: '100', price: 500, retailer: 'Elektra' });
  };
  const refused = (body: unknown, message: unknown = '') =>
    outcomeOf({ status: 400, message, type: null, body });

  const UNDELIVERABLE = 'No podemos entregar este producto en la dirección solicita';
  const GONE = 'El producto seleccionado ya no se encuentra disponible';
  const COST = 'Hubo un cambio en el costo del canje';

  it.each([
    [['Invalid postal code 99999'], UNDELIVERABLE],
    [[{ message: 'Item 0 without shipping info' }], UNDELIVERABLE],
    [{ message: ['selected SLA'] }, UNDELIVERABLE],
    [['Error', ['El producto no está disponible']], GONE],
    [[7, null, {}], 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
  ])('with the body %j is refused with the text %s', (body, text) => {
    expect(refused(body)).toEqual({ kind: 'refused', text });
    expect(refused(body, 'Validation failed')).toEqual({ kind: 'refused', text });
    expect(refused(null, body)).toEqual({ kind: 'refused', text });
  });

  const OTHER_PRODUCT = { ProductId: 200, Price: '51,510.00' };

  it.each<[string, unknown, object]>([
    [
      'shows the text of the body if that text was matched',
      { status: 400, message: 'Error', body: [COST] },
      { kind: 'price-changed', text: COST },
    ],
    [
      'is sold out by the text of its body',
      { status: 400, message: '', body: 'Este producto se ha agotado' },
      { kind: 'sold-out' },
    ],
    ['is refused by a bare text', 'SLA no dom', { kind: 'refused', text: UNDELIVERABLE }],
    ['is refused by a list of texts', ['SLA no dom'], { kind: 'refused', text: UNDELIVERABLE }],
    [
      'is accepted by its status',
      { status: '200', body: ['ok'] },
      { kind: 'accepted', isPriceUnclear: false },
    ],
    ['is refused by a status that is no number', { status: 'ok', body: {} }, { kind: 'refused' }],
    [
      'has another price by its type, its product and its price',
      { status: 400, message: 'Cambió', type: 'priceChange', body: OTHER_PRODUCT },
      { text: 'Cambió', pesos: 51_510, otherProduct: true },
    ],
  ])('%s', (_what, answer, outcome) => {
    expect(outcomeOf(answer)).toMatchObject(outcome);
  });
});

describe('an order', () => {
  it.each([
    [{ wallet: { balance: '795' }, message: 'ok' }],
    [{ balance: 795 }],
    [{ wallet: null, balance: 795 }],
    [{ wallet: { balance: 795 }, balance: 1284 }],
  ])('is made if the answer is %j', (answer) => {
    expect(readOrder(answer)).toEqual({ wallet: { balance: 795 } });
  });

  it.each([
    [{}],
    [{ message: 'Límite' }],
    [{ wallet: null, message: 'Límite' }],
    [{ balance: ' ' }],
    [{ wallet: 795 }],
    [{ wallet: { balance: 'mucho' }, message: 'Límite' }],
    [{ wallet: [], message: 'ok' }],
    [[]],
    ['ok'],
  ])('has an unknown outcome, and is not refused, if the answer is %j', (answer) => {
    expect(() => readOrder(answer)).toThrow();
  });
});
