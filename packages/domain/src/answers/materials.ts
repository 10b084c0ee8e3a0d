import { roleList } from '../challenges/current.ts';
import type { Material } from '../materials/material.ts';
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

/** Help materials and intros of every role. */
export const readMaterials = list(withText(material, 'title', 'url', 'content'), 'id');
