import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage, newPhone, visit } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { local } from './core/storage.ts';
import { materialsAtom } from './materials.ts';
import type { AppStore } from './session/store.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');

let store: AppStore;
let calls = 0;
/** Title of the only material that the server sends. */
let title = 'Guía';

/** Simulates a page load. Keeps the data stored on the phone. */
function load(): void {
  calls = 0;
  store = loadPage(() => {
    calls += 1;
    return [{ id: 5, type: 'html', title, roles: '3' }];
  });
}

const titles = () => store.get(materialsAtom).data?.map((material) => material.title);

/** Opens Help, waits until the materials are stored, and leaves the app. Returns when the answer arrived. */
async function open(): Promise<number> {
  const leave = await visit(store, materialsAtom);
  await vi.waitUntil(() => local.keys('cache:').length > 0, SOON);
  leave();
  return store.get(materialsAtom).dataUpdatedAt;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  newPhone();
  title = 'Guía';
  load();
});
afterEach(() => vi.useRealTimers());

it('the stored materials are shown first, with their age, and always refreshed', async () => {
  const answeredAt = await open();
  expect(calls).toBe(1);
  title = 'Guía nueva';
  load();
  expect(titles()).toEqual(['Guía']);
  expect(store.get(materialsAtom).dataUpdatedAt).toBe(answeredAt);
  await open();
  expect(titles()).toEqual(['Guía nueva']);
  expect(calls).toBe(1);
});

it('the stored materials are not shown after a day', async () => {
  const answeredAt = await open();
  vi.setSystemTime(answeredAt + 24 * 3_600_000);
  load();
  expect(titles()).toBeUndefined();
});
