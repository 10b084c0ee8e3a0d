import type { Material } from '@gemas/domain';
import type { Send } from './client.ts';
import { flag, list, number, object, type Reader, text } from './read.ts';

/** Role ids; what is no number is nobody's role. */
const roles: Reader<number[]> = (value) => list(text)(value).map(Number).filter(Number.isInteger);

const material: Reader<Material> = object({
  id: number,
  type: (value) => (text(value) === 'video' ? 'video' : 'html'),
  title: text,
  url: text,
  is_vertical: flag,
  content: text,
  every_day: flag,
  roles,
  is_intro: flag,
});

export const materials = list(material);

/** `GET /materials`: help materials and intros of every role. */
export function fetchMaterials(send: Send, signal?: AbortSignal): Promise<Material[]> {
  return send({ method: 'GET', path: '/materials', read: materials, signal });
}
