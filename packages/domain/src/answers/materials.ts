import { roleList } from '../challenges/current.ts';
import type { Material } from '../materials/material.ts';
import { flag, id, list, object, type Reader, rawText, text, withText } from './read.ts';
import { roleText } from './roles.ts';

const material: Reader<Material> = object({
  id,
  type: (value) => (text(value) === 'video' ? 'video' : 'html'),
  title: text,
  url: text,
  is_vertical: flag,
  content: rawText,
  every_day: flag,
  roles: (value, omitted) => roleList(roleText(value, omitted)),
  is_intro: flag,
});

/** Reads the help materials and intros of all roles. */
export const readMaterials = list(withText(material, 'title', 'url', 'content'), 'id');
