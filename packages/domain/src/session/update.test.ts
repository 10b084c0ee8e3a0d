import { expect, test } from 'vitest';
import { type UpdateStep, updateStep } from './update.ts';

const old = { has_update: true };

test.each<[string, Parameters<typeof updateStep>, UpdateStep]>([
  ['nobody is in', [null, true, false], 'none'],
  ['the app is up to date', [{ has_update: false }, false, false], 'none'],
  ['the app was just updated', [{ has_update: false }, true, false], 'none'],
  ['the app has to be updated', [old, false, false], 'overlay'],
  ['ACTUALIZAR did not end it', [old, true, false], 'pending'],
  ['the way out is on the screen', [old, true, true], 'none'],
  ['the way out was opened by its address', [old, false, true], 'none'],
])('where %s', (_what, given, step) => expect(updateStep(...given)).toBe(step));
