import { routes } from '@gemas/domain';
import { db } from '@gemas/mocks';
import { describe, expect, it, vi } from 'vitest';
import { FAULT_NAMES } from '../testing/faults.ts';
import { expectUsable, open, setUpApp, uncaught } from '../testing/open-app.tsx';
import { PARAMS } from '../testing/route-visits.ts';

// Leaves out 'slow-body', because each route would wait for the time limit of a call, 15 s. `npm run check:faults`
// tests 'slow-body'.
const faults = FAULT_NAMES.filter((name) => name !== 'slow-body');
const paths = routes.map(({ path }) => path);

setUpApp();

it('has at least as many routes as faults', () => {
  expect(paths.length).toBeGreaterThanOrEqual(faults.length);
});

// Tests each route once, with one of the faults. `npm run check:faults` tests each route with each call and each fault.
describe.each(paths.map((path, at) => [path, at] as const))('%s', (path, at) => {
  it('stays usable when one of its calls fails', async () => {
    const errors = vi.spyOn(console, 'error');
    await open(path);
    expectUsable(path);
    const calls = [...new Set(db.requests.map(({ method, path }) => `${method} ${path}`))];
    // The start-up always fetches the user.
    expect(calls).toContain('GET /auth/user');
    const name = faults[at % faults.length] ?? 'offline';
    const only = calls[at % calls.length] ?? '';
    await open(path, { fault: { name, only } });
    expectUsable(`${path} with ${name} on ${only}`);
    expect(uncaught).toEqual([]);
    expect(errors.mock.calls.map((call) => call.map(String).join(' '))).toEqual([]);
    errors.mockRestore();
  });
});

const IDS = [':id', ':region', ':ticket_id'];
/** The last id of a path names what the screen shows. An id before it is only the place above. */
const idOf = (path: string) =>
  path
    .split('/')
    .filter((part) => IDS.includes(part))
    .slice(-1);

describe.each(routes.flatMap(({ path }) => idOf(path).map((param) => [path, param] as const)))(
  '%s with a word as %s',
  (path, param) => {
    it('says that it does not exist, or redirects to the list', async () => {
      await open(path, { params: { ...PARAMS, [param]: 'word' } });
      expectUsable(path);
      // An id may be a word, so the server is asked, and its 404 takes a moment.
      await expect
        .poll(() => {
          const isGone = /ya no (existe|está)/.test(document.body.innerText);
          return isGone || !window.location.hash.includes('word');
        })
        .toBe(true);
    });
  },
);
