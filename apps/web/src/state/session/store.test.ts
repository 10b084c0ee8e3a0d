import { expect, it, vi } from 'vitest';
import { reportFinding } from './store.ts';

it('only an unreadable part of an answer is logged, and only for developers', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const isDevelopment of [false, true]) {
    vi.stubEnv('DEV', isDevelopment);
    reportFinding({ kind: 'message', text: 'GET /products: Server Error' });
    reportFinding({ kind: 'unreadable', text: 'GET /products: products_db[].gems' });
  }
  vi.unstubAllEnvs();
  expect(warn.mock.calls).toEqual([['Left out of GET /products: products_db[].gems']]);
  warn.mockRestore();
});
