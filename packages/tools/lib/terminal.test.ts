import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageOf, Problem } from './problem.ts';
import { takeTurn } from './terminal.ts';

it.each([
  [new Problem('in plain words'), 'in plain words'],
  [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    'The disk is full. Free some space and run it again.',
  ],
])('messageOf describes %s in plain words', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

it('takeTurn throws while another run is active, but not after that run has ended or was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-test-'));
  const endTurn = takeTurn(folder, 'check');
  expect(() => takeTurn(folder, 'check')).toThrow(
    `Another check is running (process ${process.pid})`,
  );
  endTurn();
  writeFileSync(join(folder, 'lock'), '999999999');
  expect(() => takeTurn(folder, 'check')()).not.toThrow();
  rmSync(folder, { recursive: true });
});
