import { expect, it } from 'vitest';
import type { Send } from './call.ts';
import { fetchClients } from './challenges.ts';
import { fetchMaterials } from './materials.ts';
import { fetchNotifications } from './notifications.ts';
import { fetchStores } from './stores.ts';
import { fetchThread } from './tickets.ts';

/**
 * Lists whose rows must have a text. For each: a function that reads the rows, a row without a text, and a row with
 * one.
 */
const LISTS: Readonly<
  Record<string, [rows: (send: Send) => Promise<unknown[]>, empty: object, row: object]>
> = {
  notifications: [
    (send) => fetchNotifications(send),
    { viewed: false, created_at: '2026-03-14' },
    { description: 'Hay premios nuevos.' },
  ],
  materials: [
    (send) => fetchMaterials(send),
    { type: 'video', roles: [3], is_intro: true, every_day: true },
    { content: '<p>Consejo</p>' },
  ],
  stores: [(send) => fetchStores(send, ''), { code: '7', state: 'Guanajuato' }, { name: 'Silao' }],
  'messages of a ticket': [
    async (send) => (await fetchThread(send, 1)).comments,
    { user: 'Soporte', time_ago: 'hace 2 h' },
    { content: 'Ya quedó.' },
  ],
  'types of a client': [
    async (send) => (await fetchClients(send)).flatMap(({ types }) => types),
    { completed: true },
    { slug: 'recarga' },
  ],
};

it.each(Object.entries(LISTS))(
  '%s are read without their empty rows',
  async (name, [rowsOf, empty, row]) => {
    const rows = [{ id: 1 }, { id: 2, ...empty }, { id: 3, ...row }];
    const answers: Record<string, unknown> = {
      'messages of a ticket': { id: 1, comments: rows },
      'types of a client': [{ id: 1, types: rows }],
    };
    const omitted: string[] = [];
    const read = await rowsOf(async (call) => call.read(answers[name] ?? rows, omitted));
    expect(read).toEqual([expect.objectContaining(row)]);
    expect(omitted).toHaveLength(2);
  },
);
