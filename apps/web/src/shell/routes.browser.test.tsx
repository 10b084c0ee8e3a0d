import { routes } from '@gemas/domain';
import { db } from '@gemas/mocks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FAULT_NAMES } from '../testing/faults.ts';
import { changed, INVALID, pathsByPattern } from '../testing/invalid-values.ts';
import { expectUsable, open, setUpApp, uncaught } from '../testing/open-app.tsx';
import { PARAMS, type Params } from '../testing/route-visits.ts';

// Leaves out 'slow-body', because each route would wait for the time limit of a call, 15 s. `npm run check:faults`
// tests 'slow-body'.
const faults = FAULT_NAMES.filter((name) => name !== 'slow-body');
const paths = routes.map(({ path }) => path);

setUpApp();

it('has at least as many routes as faults', () => {
  expect(paths.length).toBeGreaterThanOrEqual(faults.length);
});

/** Names of the calls that the screen has made since it was opened. */
const calls = () => [...new Set(db.requests.map(({ method, path }) => `${method} ${path}`))];

/** Records what is printed as an error during a test. Returns what was printed. */
function watchErrors(): () => string[] {
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  return () => errors.mock.calls.map((call) => call.map(String).join(' '));
}

// Tests each route once, with one of the faults. `npm run check:faults` tests each route with each call and each fault.
describe.each(paths.map((path, at) => [path, at] as const))('%s', (path, at) => {
  it('stays usable when one of its calls fails', async () => {
    const errors = watchErrors();
    await open(path);
    expectUsable(path);
    // The start-up always fetches the user.
    expect(calls()).toContain('GET /auth/user');
    const name = faults[at % faults.length] ?? 'offline';
    const only = calls()[at % calls().length] ?? '';
    await open(path, { fault: { name, only } });
    expectUsable(`${path} with ${name} on ${only}`);
    expect(uncaught).toEqual([]);
    expect(errors()).toEqual([]);
  });
});

/** Number of times that a screen is opened. Each time, another value of each answer is invalid. */
const OPENINGS = 12;

/** Parameters of the routes on which the mocks have no rows for `PARAMS`. */
const WITH_ROWS: Readonly<Record<string, Params>> = {
  ...{ '/history/:id': { ':id': '1001' }, '/ranking/agency/:id': { ':id': '1101' } },
  '/corporate/region/:id/:region': { ':id': '1', ':region': '11' },
  ...{ '/corporate/territory/:id': { ':id': '1' }, '/territories/:id/regions': { ':id': '1' } },
  '/regions/:id/agencies': { ':id': '11' },
  '/support/ticket/:ticket_id': { ':ticket_id': '318' },
};

/** Each route, and the screens that differ by tab or by persona. */
const VISITS: readonly (readonly [path: string, persona?: string])[] = [
  ...paths.map((path) => [path] as const),
  ...[['/help/faq'] as const, ['/score', '10027'] as const],
  ...[['/score', '40210'] as const, ['/score', '50120'] as const],
];

/** Returns a copy of an answer with one invalid value. `turn` chooses the place and the value. */
function spoilt(answer: unknown, turn: number): unknown {
  const patterns = [...pathsByPattern(answer).values()];
  const places = patterns[(turn * 7) % patterns.length] ?? [];
  return changed(answer, places[turn % places.length] ?? [], INVALID[turn % INVALID.length]);
}

// `npm run check:faults -- --shapes` puts each invalid value into each field.
describe.each(VISITS.map(([path, persona], at) => [path, persona, at] as const))(
  '%s of %s',
  (path, persona, at) => {
    it(`stays usable with an invalid value in each answer (${OPENINGS} openings)`, async () => {
      const errors = watchErrors();
      const params = { ...PARAMS, ...WITH_ROWS[path] };
      await open(path, { persona, params });
      const asked = calls();
      for (let opening = 0; opening < OPENINGS; opening += 1) {
        const turn = at * OPENINGS + opening;
        const answers = asked.map((call) => [call, (answer: never) => spoilt(answer, turn)]);
        await open(path, { persona, params, answers: Object.fromEntries(answers) });
        expectUsable(`${path}, turn ${turn}`);
        expect(uncaught, `turn ${turn}`).toEqual([]);
        expect(errors(), `turn ${turn}`).toEqual([]);
      }
    });
  },
);

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
