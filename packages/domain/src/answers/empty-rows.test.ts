import { expect, it } from 'vitest';
import { readClients } from './challenges.ts';
import { readMaterials } from './materials.ts';
import { readNotifications } from './notifications.ts';
import type { Reader } from './read.ts';
import { readStores } from './stores.ts';
import { readThread } from './tickets.ts';

/** Lists whose rows must have a text. For each: its reader, fields of a row without a text, and a text. */
const LISTS: Readonly<Record<string, [Reader<unknown[]>, empty: object, text: object]>> = {
  notifications: [
    readNotifications,
    { viewed: false, created_at: '2026-03-14' },
    { description: 'Hay premios nuevos.' },
  ],
  materials: [
    readMaterials,
    { type: 'video', roles: [3], is_intro: true, every_day: true },
    { content: '<p>Consejo</p>' },
  ],
  stores: [readStores, { code: '7', state: 'Guanajuato' }, { name: 'Silao' }],
  'messages of a ticket': [
    (comments, omitted) => readThread({ id: 1, comments }, omitted).comments,
    { user: 'Soporte', time_ago: 'hace 2 h' },
    { content: 'Ya quedó.' },
  ],
  'types of a client': [
    (types, omitted) => readClients([{ id: 1, types }], omitted).flatMap((one) => one.types),
    { completed: true },
    { slug: 'recarga' },
  ],
};

it.each(Object.entries(LISTS))('%s are read without their empty rows', (_what, list) => {
  const [read, empty, text] = list;
  const omitted: string[] = [];
  const rows = read([{ id: 1 }, { id: 2, ...empty }, { id: 3, ...text }], omitted);
  expect(rows).toEqual([expect.objectContaining(text)]);
  expect(omitted).toHaveLength(2);
});
