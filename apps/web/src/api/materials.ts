import { type Material, roleList } from '@gemas/domain';
import type { Send } from './client.ts';
import { flag, id, list, object, type Reader, text, withText } from './read.ts';
import { roleText } from './roles.ts';

const material: Reader<Material> = object({
  id,
  type: (value) => (text(value) === 'video' ? 'video' : 'html'),
  title: text,
  url: text,
  is_vertical: flag,
  content: text,
  every_day: flag,
  roles: (value, omitted) => roleList(roleText(value, omitted)),
  is_intro: flag,
});

export const materials = list(withText(material, 'title', 'url', 'content'), 'id');

/** `GET /materials`: help materials and intros of every role. */
export function fetchMaterials(send: Send, signal?: AbortSignal): Promise<Material[]> {
  return send({ method: 'GET', path: '/materials', read: materials, signal });
}
