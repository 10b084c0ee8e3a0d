import { expect, test } from 'vitest';
import { type UpdateStep, updateStep } from './update.ts';

const old = { has_update: true };

test.each<[string, Parameters<typeof updateStep>, UpdateStep]>([
  ['nobody is logged in', [null, true, false], 'none'],
  ['the app is up to date', [{ has_update: false }, false, false], 'none'],
  ['the user has to update the app', [old, false, false], 'overlay'],
  ['the flag is still set after a tap on ACTUALIZAR', [old, true, false], 'pending'],
  ['the screen Update pending is open', [old, true, true], 'none'],
  ['the user opened the screen Update pending by its address', [old, false, true], 'none'],
])('updateStep when %s', (_what, given, step) => expect(updateStep(...given)).toBe(step));
