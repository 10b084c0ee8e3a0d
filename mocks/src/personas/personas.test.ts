import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';
import { personas } from './personas.ts';

const { db, post } = mockApi();
beforeEach(() => {
  db.reset();
});

const login = (code: string) => post('/auth/login', { code }, null);

it('gives every persona its own code, id, title and name', () => {
  for (const key of ['code', 'id', 'title', 'name'] as const) {
    expect(new Set(personas.map((persona) => persona[key])).size, key).toBe(personas.length);
  }
});

it.each(personas.map(({ code, title }) => [code, title]))(
  'persona %s can log in, or is refused as defined: %s',
  async (code) => {
    const { status, body } = await login(code);
    const refused = db.account(code).world.refusal;
    expect(status).toBe(refused?.status ?? 200);
    if (refused) return;
    expect(body.user.code).toBe(code);
    expect(db.accountById(body.user.id)?.persona.code).toBe(code);
    expect(body.wallet.balance).toBe(db.account(code).state.balance);
  },
);

it('includes a persona for every role', () => {
  const roles = personas.map(({ code }) => db.account(code).state.user.role_id);
  expect(new Set(roles)).toEqual(new Set([2, 3, 4, 5, 6, 9, 13]));
});

it('creates the same data after each reset', () => {
  db.clock.fix('2026-03-14T21:05:00.000Z');
  const seed = () => {
    db.reset();
    return personas.map(({ code }) => db.account(code).state);
  };
  expect(seed()).toEqual(seed());
});

it('does not share data between personas', () => {
  db.account('48213').state.user.order_now.push('100214');
  db.account('48213').state.user.addresses.pop();
  expect(db.account('50114').state.user).toMatchObject({
    order_now: [],
    addresses: [{ id: 61 }, { id: 62 }],
  });
});
