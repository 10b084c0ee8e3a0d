import { expect, it } from 'vitest';
import type { Send } from './call.ts';
import { fetchMaterials } from './materials.ts';

/** Returns a function that answers every call with `answer`. */
const server =
  (answer: unknown): Send =>
  async (call) =>
    call.read(answer);

it.each([
  [
    [3, '5'],
    [3, 5],
  ],
  ['3, 5', [3, 5]],
  ['13', [13]],
  [3, [3]],
  ['', []],
  [undefined, []],
])('reads the roles %j of a material as %j', async (roles, read) => {
  const [material] = await fetchMaterials(server([{ id: 1, title: 'Guía', roles }]));
  expect(material?.roles).toEqual(read);
});

it.each([
  ['video', 'video'],
  ['html', 'html'],
  ['audio', 'html'],
  [undefined, 'html'],
])('reads the type %j of a material as %s', async (type, read) => {
  const [material] = await fetchMaterials(server([{ id: 1, title: 'Guía', type }]));
  expect(material?.type).toBe(read);
});
