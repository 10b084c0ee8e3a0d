import { expect, it } from 'vitest';
import { ApiError } from '../api/call.ts';
import { loadPage } from '../testing/phone.ts';
import { findPostalCodeAtom } from './address.ts';

const OPTION = { id: 1, type_suburb: '', suburb: 'Centro', city: '', state: '', town: '' };

it.each([
  ['its neighbourhoods', [OPTION], { status: 'ready', options: [OPTION] }],
  ['nothing for an unknown code', new ApiError('missing'), { status: 'empty' }],
  ['a failure', new ApiError('offline'), { status: 'failed', times: 1 }],
])('the look-up of a postal code finds %s', async (_what, answer, found) => {
  const store = loadPage(({ path }) => {
    if (answer instanceof ApiError) throw answer;
    return path === '/postal_code/01000' ? answer : null;
  });
  const find = store.get(findPostalCodeAtom);
  expect(await find('01000', new AbortController().signal)).toEqual(found);
});
