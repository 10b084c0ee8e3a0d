import { type CardOrderPayload, simulationOutcome } from '@gemas/domain';
import { describe, expect, it } from 'vitest';
import type { Post } from './call.ts';
import { createOrder, simulateOrder } from './redeem.ts';

const PERSON = { first_name: 'F', last_name: 'H', email: 'f@correo.mx', phone: '4771234508' };
const PAYLOAD = { sku: '100', ...PERSON, address_id: 61 };
const CARD: CardOrderPayload = { sku: 'TR', ...PERSON, type_card: 'new', pickup_id: 3 };

/** Returns a function that answers every call with `answer`. */
const server =
  (answer: unknown): Post =>
  async (call) =>
    call.read(answer);

describe('a simulation', () => {
  const outcomeOf = async (body: unknown) => {
    const { answer, raw } = await simulateOrder(server(body), PAYLOAD);
    expect(raw).toBe(body);
    return simulationOutcome(answer, { sku: '100', price: 500, retailer: 'Elektra' });
  };
  const refused = (body: unknown, message: unknown = '') =>
    outcomeOf({ status: 400, message, type: null, body });

  const UNDELIVERABLE = 'No podemos entregar este producto en la dirección solicita';
  const GONE = 'El producto seleccionado ya no se encuentra disponible';

  it.each([
    ['Invalid postal code 99999', UNDELIVERABLE],
    [['Invalid postal code 99999'], UNDELIVERABLE],
    [[{ message: 'Item 0 without shipping info' }], UNDELIVERABLE],
    [{ message: ['selected SLA'] }, UNDELIVERABLE],
    [['Error', ['El producto no está disponible']], GONE],
    [[], 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
    [[7, null, {}], 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
  ])('with the body %j is refused with the text %s', async (body, text) => {
    expect(await refused(body)).toEqual({ kind: 'refused', text });
    expect(await refused(body, 'Validation failed')).toEqual({ kind: 'refused', text });
    expect(await refused(null, body)).toEqual({ kind: 'refused', text });
  });

  it('shows the text of the body if that text was matched', async () => {
    const text = 'Hubo un cambio en el costo del canje';
    expect(await refused([text], 'Error')).toMatchObject({ kind: 'price-changed', text });
    expect(await refused('Este producto se ha agotado')).toMatchObject({ kind: 'sold-out' });
  });

  it('whose answer is only a text is refused by that text', async () => {
    expect(await outcomeOf(['SLA no dom'])).toEqual({ kind: 'refused', text: UNDELIVERABLE });
    expect(await outcomeOf('SLA no dom')).toEqual({ kind: 'refused', text: UNDELIVERABLE });
  });

  it('is read by its status, its type and its price', async () => {
    expect(await outcomeOf({ status: '200', body: ['ok'] })).toEqual({
      kind: 'accepted',
      isPriceUnclear: false,
    });
    expect(await outcomeOf({ status: 'ok', body: {} })).toMatchObject({ kind: 'refused' });
    const body = { ProductId: 200, Price: '51,510.00' };
    expect(
      await outcomeOf({ status: 400, message: 'Cambió', type: 'priceChange', body }),
    ).toMatchObject({ text: 'Cambió', pesos: 51_510, otherProduct: true });
  });
});

describe('an order', () => {
  const answerTo = (answer: unknown) => createOrder(server(answer), CARD);

  it.each([
    [{ wallet: { balance: '795' }, message: 'ok' }],
    [{ wallet: { balance: 795 } }],
    [{ balance: 795 }],
    [{ balance: '795', message: 'ok' }],
    [{ wallet: null, balance: 795 }],
    [{ wallet: { balance: 795 }, balance: 1284 }],
  ])('is made if the answer is %j', async (answer) => {
    expect(await answerTo(answer)).toEqual({ wallet: { balance: 795 } });
  });

  it.each([
    [{}],
    [{ message: '' }],
    [{ message: 'Límite' }],
    [{ wallet: null, message: 'Límite' }],
    [{ balance: null }],
    [{ balance: ' ' }],
    [{ wallet: 795 }],
    [{ message: ['Límite'] }],
    [{ wallet: {} }],
    [{ wallet: { balance: 'mucho' }, message: 'Límite' }],
    [{ wallet: [], message: 'ok' }],
    [[]],
    ['ok'],
    [null],
  ])('has an unknown outcome, and is not refused, if the answer is %j', async (answer) => {
    await expect(answerTo(answer)).rejects.toThrow();
  });
});
