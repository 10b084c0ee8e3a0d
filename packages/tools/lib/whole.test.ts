import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeWhole } from './whole.ts';

it('makeWhole keeps the previous folder if writing the new one fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-test-'));
  const target = join(folder, 'build');
  await makeWhole(target, (draft) => writeFileSync(join(draft, 'a'), 'old'));
  const filling = makeWhole(target, (draft) => {
    writeFileSync(join(draft, 'a'), 'new');
    throw new Error('full');
  });
  await expect(filling).rejects.toThrow('full');
  expect(readdirSync(folder)).toEqual(['build']);
  expect(readFileSync(join(target, 'a'), 'utf8')).toBe('old');
  rmSync(folder, { recursive: true });
});
