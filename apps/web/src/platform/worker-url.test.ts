import { afterEach, expect, it, vi } from 'vitest';
import { trustedWorkerUrl } from './service-worker.ts';

const PAGE = 'https://app.example.com/juego/';

afterEach(() => vi.unstubAllGlobals());

it('returns the file beside the page as a trusted URL', () => {
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL(address: string): string }) => ({
      createScriptURL: (address: string) => ({ trusted: createScriptURL(address) }),
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(trustedWorkerUrl('sw.js', PAGE)).toEqual({ trusted: `${PAGE}sw.js` });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['worker']);
});

it('returns a plain text in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(trustedWorkerUrl('sw.js', PAGE)).toBe(`${PAGE}sw.js`);
});

it.each(['https://elsewhere.invalid/sw.js', '//elsewhere.invalid/sw.js', '/sw.js', 'a/sw.js'])(
  'refuses %s',
  (file) => {
    expect(() => trustedWorkerUrl(file, PAGE)).toThrow(TypeError);
  },
);
