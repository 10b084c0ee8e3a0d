import { db, type ScenarioName } from '@gemas/mocks';
import { describe, expect, it, vi } from 'vitest';
import { expectUsable, open, PARAMS, setUpApp, uncaught } from '../testing/open-app.tsx';
import { routes } from './routes.ts';

const FAULTS: readonly ScenarioName[] = ['offline', 'server-500', 'malformed-body', 'wrong-shape'];

setUpApp();

describe.each(routes.map(({ path }) => path))('%s', (path) => {
  it('is never blank and never breaks, whichever of its calls fails and however', async () => {
    const errors = vi.spyOn(console, 'error');
    await open(path);
    expectUsable(path);
    const calls = [...new Set(db.requests.map(({ method, path }) => `${method} ${path}`))];
    // The start-up always fetches the user.
    expect(calls).toContain('GET /auth/user');
    for (const only of calls) {
      for (const name of FAULTS) {
        await open(path, { fault: { name, only } });
        expectUsable(`${path} with ${name} on ${only}`);
      }
    }
    expect(uncaught).toEqual([]);
    expect(errors.mock.calls.map((call) => call.map(String).join(' '))).toEqual([]);
    errors.mockRestore();
  });
});

const IDS = [':id', ':region', ':ticket_id'];
const idsOf = (path: string) => IDS.filter((param) => path.split('/').includes(param));

describe.each(routes.flatMap(({ path }) => idsOf(path).map((param) => [path, param] as const)))(
  '%s with text for %s',
  (path, param) => {
    it('says that there is no such place, or leads to the list', async () => {
      await open(path, { params: { ...PARAMS, [param]: 'word' } });
      expectUsable(path);
      const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
      const isMissing = headings.some((heading) => heading.startsWith('No encontramos'));
      const isAway = !window.location.hash.includes('word');
      expect([isMissing, isAway]).toContain(true);
    });
  },
);
