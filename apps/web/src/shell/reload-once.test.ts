import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
let stored: Map<string, string>;

function openPage(sessionStorage: unknown): void {
  vi.stubGlobal('window', { location: { pathname: '/app/', reload } });
  vi.stubGlobal('sessionStorage', sessionStorage);
}

const storage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
const serve = (answer: () => Promise<Partial<Response>>) => vi.stubGlobal('fetch', vi.fn(answer));
const ok = () => Promise.resolve({ ok: true });

beforeEach(() => {
  reload.mockClear();
  stored = new Map();
  openPage(storage());
});
afterEach(() => vi.unstubAllGlobals());

describe('code that cannot be loaded', () => {
  it('reloads the page once per build', async () => {
    serve(ok);
    expect(await reloadOnce('app-1.js')).toBe(true);
    expect(await reloadOnce('app-1.js')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadOnce('app-2.js')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Partial<Response>>]>([
    ['without network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server fails', () => Promise.resolve({ ok: false })],
  ])('does not reload the page %s, but can reload it later', async (_, answer) => {
    serve(answer);
    expect(await reloadOnce('app-1.js')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    serve(ok);
    expect(await reloadOnce('app-1.js')).toBe(true);
  });

  it.each<[string, unknown]>([
    ['throws', { getItem: () => null, setItem: () => expect.fail('full') }],
    ['stores nothing', { getItem: () => null, setItem: () => undefined }],
    ['is missing', undefined],
  ])(
    'does not reload the page if the storage %s, to avoid endless reloads',
    async (build, sessionStorage) => {
      serve(ok);
      openPage(sessionStorage);
      expect(await reloadOnce(build)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
