import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api/call.ts';
import { findPostalCodeAtom } from './address.ts';
import { sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';

const OPTION = { id: 1, type_suburb: '', suburb: 'Centro', city: '', state: '', town: '' };

let store: AppStore;
/** The server's answer, or the `ApiError` with which the call fails. */
let answer: unknown;

beforeEach(() => {
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ path, read }) => {
    if (answer instanceof ApiError) throw answer;
    return read(path === '/postal_code/01000' ? answer : null);
  });
});

const find = () => store.get(findPostalCodeAtom)('01000', new AbortController().signal);

it.each([
  ['its neighbourhoods', [OPTION], { status: 'ready', options: [OPTION] }],
  ['nothing for an unknown code', new ApiError('missing'), { status: 'empty' }],
  ['a failure', new ApiError('offline'), { status: 'failed', times: 1 }],
])('the look-up of a postal code finds %s', async (_what, given, found) => {
  answer = given;
  expect(await find()).toEqual(found);
});
