import { fixtures } from '@gemas/mocks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SafeStorage } from '../../platform/safe-storage.ts';
import { local, session } from '../core/storage.ts';
import {
  forgetUser,
  ownWriter,
  readOwn,
  readVisit,
  takeOverPhone,
  writeOwn,
  writeVisit,
} from './owner.ts';

const FERNANDA = { ...fixtures.userFernanda, id: 1001, code: '48213' };
const SENDING = '{"state":"sending"}';
const MADE = '{"state":"made"}';

const isText = (value: unknown): value is string => typeof value === 'string';
const keys = (storage: SafeStorage) => storage.keys('').sort();

/** Stores the data of a user's visit. */
function leaveTraces(owner: string): void {
  for (const storage of [local, session]) {
    storage.clear();
    storage.setItem('owner', owner);
    storage.setItem('name', '"Fernanda"');
  }
  local.setItem('token', 'token');
  local.setItem('login_code', '48213');
}

beforeEach(() => leaveTraces('1001'));

describe('removing the data of a user', () => {
  it('leaves only impersonal data', () => {
    local.setItem('viewed_intros', '[1]');
    local.setItem('last_rewards', '[]');
    local.setItem('ledger:1001:1', MADE);
    forgetUser(1001);
    expect(keys(local)).toEqual(['last_rewards', 'login_code', 'owner', 'token', 'viewed_intros']);
    expect(keys(session)).toEqual(['owner']);
  });

  it.each(['sending', 'unknown'])('leaves the whole ledger while an entry is %s', (state) => {
    local.setItem('ledger:1001:1', MADE);
    local.setItem('ledger:1001:2', SENDING.replace('sending', state));
    forgetUser(1001);
    expect(local.keys('ledger:')).toHaveLength(2);
  });

  it('removes only the data of this visit if the phone belongs to another user', () => {
    local.setItem('owner', '2002');
    forgetUser(1001);
    expect(local.getItem('name')).toBe('"Fernanda"');
    expect(session.getItem('name')).toBeNull();
  });

  it('who is not known removes all personal data', () => {
    local.setItem('owner', '2002');
    forgetUser(null);
    expect(local.getItem('name')).toBeNull();
  });
});

describe('data of a user', () => {
  it('are not read if the phone belongs to another user', () => {
    expect(readOwn(1001, 'name', isText, 'nobody')).toBe('Fernanda');
    expect(readOwn(2002, 'name', isText, 'nobody')).toBe('nobody');
  });

  it('are not stored if the phone belongs to another user', () => {
    expect(writeOwn(2002, 'name', 'Diego')).toBe(false);
    expect(local.getItem('name')).toBe('"Fernanda"');
    expect(writeOwn(1001, 'name', 'Fer')).toBe(true);
    expect(local.getItem('name')).toBe('"Fer"');
  });

  it('are stored while nobody is logged in only if they are impersonal', () => {
    local.removeItem('token');
    expect(writeOwn(1001, 'name', 'Fer')).toBe(false);
    expect(writeOwn(1001, 'last_rewards', [])).toBe(true);
    expect(writeOwn(1001, 'ledger:1001:1', {})).toBe(true);
  });

  it('are not stored late if they were removed meanwhile', () => {
    const write = ownWriter(1001, 'name', 'Fer');
    forgetUser(1001);
    write();
    expect(local.getItem('name')).toBeNull();
    ownWriter(1001, 'name', 'Fer')();
    expect(local.getItem('name')).toBe('"Fer"');
  });
});

describe('a user who takes over the phone', () => {
  it('finds their own data unchanged', () => {
    takeOverPhone(FERNANDA, '48213');
    expect(keys(local)).toEqual(['login_code', 'name', 'owner', 'token']);
    expect(keys(session)).toEqual(['name', 'owner']);
  });

  it.each([
    ['the code that they have typed', '48213', '48213', ['login_code', 'owner', 'token']],
    ['a token, and no login code of another user', '50110', null, ['owner', 'token']],
  ])('finds no data of another user, but %s', async (_what, stored, typed, left) => {
    leaveTraces('2002');
    local.setItem('login_code', stored);
    takeOverPhone(FERNANDA, typed);
    expect(keys(local)).toEqual(left);
    expect(keys(session)).toEqual(['owner']);
    expect(local.getItem('owner')).toBe('1001');
  });
  it('leaves of several ledgers only that of the person with an open order', () => {
    leaveTraces('2002');
    local.setItem('ledger:2002:1:order:A', MADE);
    local.setItem('ledger:3003:1:order:B', MADE);
    local.setItem('ledger:3003:2:order:C', SENDING);
    takeOverPhone(FERNANDA, '48213');
    expect(local.keys('ledger:').sort()).toEqual([
      'ledger:3003:1:order:B',
      'ledger:3003:2:order:C',
    ]);
  });

  it('in one tab only does not change local storage', () => {
    leaveTraces('2002');
    takeOverPhone(FERNANDA, '48213', true);
    expect(local.getItem('owner')).toBe('2002');
    expect(local.getItem('name')).toBe('"Fernanda"');
    expect(keys(session)).toEqual(['owner']);
  });
});

it('the data of a visit are returned only to their user', () => {
  writeVisit(1001, 'draft', { sku: '100214' });
  expect(readVisit(1001, 'draft')).toEqual({ userId: 1001, sku: '100214' });
  expect(readVisit(2002, 'draft')).toEqual({});
  expect(readVisit(1001, 'notice')).toEqual({});
  for (const broken of ['', '{', 'null', '7', '[]', '{"userId":"2002"}']) {
    session.setItem('draft', broken);
    expect(readVisit(1001, 'draft')).toEqual({});
  }
});
