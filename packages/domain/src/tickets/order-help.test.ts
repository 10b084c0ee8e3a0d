import { describe, expect, test } from 'vitest';
import { paths } from '../routes/paths.ts';
import { helpOrder, orderHelp, orderHelpTicket } from './order-help.ts';
import type { TicketStatus } from './ticket.ts';

const BLENDER = { number: '80214', name: 'Licuadora de vaso' };
const LINE = 'Pedido 80214: Licuadora de vaso';
const helpOf = (order: typeof BLENDER, typed?: string) =>
  orderHelpTicket(order, typed === undefined ? undefined : { topic: '', comments: typed }).comments;

describe('the ticket of an order', () => {
  test('has the topic game and a first line with order number and prize', () => {
    expect(orderHelpTicket(BLENDER, undefined)).toEqual({ topic: 'game', comments: `${LINE}\n` });
  });

  test.each([
    ['no number', { ...BLENDER, number: '' }, 'Premio: Licuadora de vaso\n'],
    ['a name of several lines', { ...BLENDER, name: ' Licuadora\n de vaso ' }, `${LINE}\n`],
  ])('names an order with %s', (_what, order, comments) => expect(helpOf(order)).toBe(comments));

  test('cuts a very long name to 100 code units, not within a character', () => {
    const comments = helpOf({ ...BLENDER, name: `${'a'.repeat(84)}👩‍👩‍👧 y más` });
    expect(comments).toBe(`Pedido 80214: ${'a'.repeat(84)}…\n`);
    expect(helpOf({ ...BLENDER, name: 'x'.repeat(200) })).toBe(
      `Pedido 80214: ${'x'.repeat(85)}…\n`,
    );
    const long = helpOf({ number: '8'.repeat(300), name: 'x'.repeat(300) });
    expect(long).toBe(`Pedido ${'8'.repeat(92)}…\n`);
  });

  test('does not cut a line of exactly 100 characters', () => {
    const name = 'x'.repeat(86);
    expect(helpOf({ ...BLENDER, name })).toBe(`Pedido 80214: ${name}\n`);
  });

  test('recognises an order without a number by the name of its prize', () => {
    const order = { number: '', name: 'Bocina' };
    expect(helpOf(order, 'Premio: Bocina\nNo llegó')).toBe('Premio: Bocina\nNo llegó');
    expect(helpOf(order, 'Premio: Moto\nNo llegó')).toBe('Premio: Bocina\nPremio: Moto\nNo llegó');
    expect(helpOf(order, 'Premio: Bocina grande\nNo llegó')).toBe(
      'Premio: Bocina\nPremio: Bocina grande\nNo llegó',
    );
    expect(helpOf(order, 'No llegó')).toBe('Premio: Bocina\nNo llegó');
  });

  test('keeps the typed text, even if its last line names another order', () => {
    expect(helpOf(BLENDER, 'No llegó\nPedido 79880: Bocina')).toBe(
      `${LINE}\nNo llegó\nPedido 79880: Bocina`,
    );
  });

  test("keeps the user's text below the first line", () => {
    expect(helpOf(BLENDER, 'No llegó')).toBe(`${LINE}\nNo llegó`);
    expect(helpOf(BLENDER, `${LINE}\nNo llegó`)).toBe(`${LINE}\nNo llegó`);
    expect(helpOf(BLENDER, 'Pedido 80214: Lic…\nNo llegó')).toBe('Pedido 80214: Lic…\nNo llegó');
  });

  test.each([100, 155, 167])(
    "does not change when opened again with %i letters of the user's text",
    (count) => {
      const first = `${LINE}\n${'x'.repeat(count)}`;
      expect(helpOf(BLENDER, first)).toBe(first);
      const cut = helpOf(BLENDER, 'x'.repeat(count));
      expect(helpOf(BLENDER, cut)).toBe(cut);
    },
  );

  test('distinguishes an order number from a longer number that begins with the same digits', () => {
    expect(helpOf({ ...BLENDER, number: '8021' }, `${LINE}\nNo llegó`)).toMatch(
      /^Pedido 8021: .*\nPedido 80214: /,
    );
  });

  test('replaces a comment that consists only of the line of another order', () => {
    expect(helpOf(BLENDER, 'Pedido 79880: Bocina\n')).toBe(`${LINE}\n`);
    expect(helpOf(BLENDER, 'Premio: Bocina')).toBe(`${LINE}\n`);
    expect(helpOf(BLENDER, 'Pedido 79880: Bocina\nNo llegó')).toBe(
      `${LINE}\nPedido 79880: Bocina\nNo llegó`,
    );
  });

  test("shortens the name of the prize, or omits the first line, to keep the user's text", () => {
    expect(helpOf(BLENDER, 'x'.repeat(180))).toBe(`Pedido 80214: Lic…\n${'x'.repeat(180)}`);
    expect(helpOf(BLENDER, 'x'.repeat(190))).toBe('x'.repeat(190));
  });
});

describe('helpOrder', () => {
  /** Parses a query as `URLSearchParams` does. The types of `URLSearchParams` are not available in this package. */
  const read = (path: string) => {
    const parts = path.split('?')[1]?.split('&') ?? [];
    const values = new Map(parts.map((part) => part.split('=') as [string, string]));
    return helpOrder({
      get: (name) => (values.has(name) ? decodeURIComponent(values.get(name) ?? '') : null),
    });
  };

  test.each([BLENDER, { number: '', name: 'Bocina & más? 50%' }, { number: '#1', name: '' }])(
    'returns the order %o from the address of its ticket',
    (order) => expect(read(paths.orderHelp(order))).toEqual(order),
  );

  test('trims number and prize', () => {
    expect(read('/support/new?order=%2080214%20&prize=%20Bocina%20')).toEqual({
      number: '80214',
      name: 'Bocina',
    });
  });

  test.each(['/support/new', '/support/new?order=&prize=%20', '/support/new?code=7'])(
    'returns null for the address %s',
    (path) => expect(read(path)).toBeNull(),
  );
});

describe("'Ayuda con este pedido' is offered only where it leads to help (decision D31)", () => {
  const FORM = '#/support/new?order=80214&prize=Licuadora%20de%20vaso';
  const CONTACT = { href: 'tel:+52-55-1234-5678', label: 'Llamar a soporte: +52 55 1234 5678' };
  const OPEN = { id: 332, status: 'ABIERTO' } as const;
  const CLOSED = { id: 318, status: 'CERRADO' } as const;
  type Tickets = readonly { id: number; status: TicketStatus }[] | null;

  test.each<[string, boolean, boolean, boolean, Tickets, string | null]>([
    ['a user who may create tickets: a new ticket', true, true, true, [CLOSED], FORM],
    ['tickets not known: a new ticket, the server decides', true, true, true, null, FORM],
    ['a ticket is open: the form, which leads to that ticket', true, true, true, [OPEN], FORM],
    [
      'no right to create, a ticket is open',
      true,
      false,
      true,
      [CLOSED, OPEN],
      '#/support/ticket/332',
    ],
    ['no right to create, no open ticket', true, false, true, [CLOSED], null],
    ['no right to create, tickets not known', true, false, true, null, null],
    ['support is closed', true, true, false, [OPEN], null],
    ['a user without support', false, true, true, [OPEN], null],
  ])('%s', (_case, help, can_up_ticket, isActive, tickets, expected) => {
    const user = { help, can_up_ticket };
    const facts = { user, isActive, tickets };
    expect(orderHelp({ ...facts, contact: null })?.(BLENDER) ?? null).toBe(expected);
    expect(orderHelp({ ...facts, contact: CONTACT })?.(BLENDER)).toBe(expected ?? CONTACT.href);
  });

  test('nothing is said while it is unknown whether support is open', () => {
    const facts = { isActive: null, tickets: [OPEN], contact: CONTACT };
    const user = { help: true, can_up_ticket: true };
    expect(orderHelp({ ...facts, user })).toBeUndefined();
    expect(orderHelp({ ...facts, user: { ...user, help: false } })?.(BLENDER)).toBe(CONTACT.href);
  });
});
