import { describe, expect, it } from 'vitest';
import { clientView, transactionsView } from './transactions.ts';

function client(...types: readonly (readonly [string, string, boolean])[]) {
  return {
    id: 1,
    external_id: 'A-77120',
    goals: 0,
    types: types.map(([slug, name, completed]) => ({ slug, name, completed })),
  };
}

const TWO = client(
  ['recarga', 'Recarga', true],
  ['servicio', 'Pago de servicio', true],
  ['credito', 'Pago de crédito', false],
);
const NONE = client(['recarga', 'Recarga', false]);

describe('clientView', () => {
  it('counts the completed transaction types', () => {
    expect(clientView(TWO)).toEqual({
      id: 1,
      reference: 'A-77120',
      completed: 2,
      gems: 2,
      types: [
        { slug: 'recarga', name: 'Recarga', completed: true, kind: 'top-up', bonus: 30 },
        { slug: 'servicio', name: 'Pago de servicio', completed: true, kind: 'service', bonus: 50 },
        { slug: 'credito', name: 'Pago de crédito', completed: false, kind: 'credit', bonus: 30 },
      ],
    });
  });

  it.each([
    ['recarga', '', 30],
    ['topup', '', 30],
    ['top_up', '', 30],
    ['tiempo - aire', '', 30],
    ['tae', '', 30],
    ['Pago de Servicios', '', 50],
    ['service_payment', '', 50],
    ['pago-crédito', '', 30],
    ['credit_payment', '', 30],
    ['t1', 'Pago de crédito', 30],
    ['recarga', 'Pago de servicio', 30],
    ['loteria', 'Lotería', null],
  ])('shows a client with slug %j and name %j a bonus of %s pesos', (slug, name, bonus) => {
    expect(clientView(client([slug, name, true])).types[0]?.bonus).toBe(bonus);
  });

  it.each([
    ['recarga', 'Recarga'],
    ['loteria', ''],
  ])('names the type %j, which the server sends without a name, %j', (slug, name) => {
    expect(clientView(client([slug, '', true])).types[0]?.name).toBe(name);
  });

  it('adds the transaction types that the server omits, as not completed', () => {
    expect(clientView(client()).types).toEqual([
      { slug: 'top-up', name: 'Recarga', completed: false, kind: 'top-up', bonus: 30 },
      { slug: 'service', name: 'Pago de servicio', completed: false, kind: 'service', bonus: 50 },
      { slug: 'credit', name: 'Pago de crédito', completed: false, kind: 'credit', bonus: 30 },
    ]);
    const { types } = clientView(client(['servicio', 'Servicio', true]));
    expect(types.map(({ slug }) => slug)).toEqual(['servicio', 'top-up', 'credit']);
  });

  it('counts a transaction type that is sent twice once', () => {
    const twice = client(['recarga', '', true], ['tiempo_aire', '', true], ['credito', '', false]);
    expect(clientView(twice)).toMatchObject({
      gems: 1,
      types: [{ kind: 'top-up' }, { kind: 'credit' }, { kind: 'service' }],
    });
  });
});

describe('transactionsView', () => {
  it('distinguishes no clients, clients without a completed type, and other clients', () => {
    expect(transactionsView([])).toEqual({ kind: 'no-activations', text: 'Sin activaciones' });
    expect(transactionsView([NONE])).toMatchObject({
      kind: 'none-met',
      text: 'Ninguna de tus activaciones ha cumplido alguno de sus desafíos.',
    });
    expect(transactionsView([NONE, TWO])).toMatchObject({ kind: 'clients', gems: 2 });
  });
});
