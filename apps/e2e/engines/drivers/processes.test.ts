import { expect, it } from 'vitest';
import { startProgram } from './processes.ts';

it('stop also ends a program that the stopped program has started', async () => {
  // This child ignores SIGTERM, like a browser that hangs.
  const child = `trap '' TERM; echo started; while :; do sleep 1; done`;
  const program = startProgram('sh', ['-c', `sh -c "${child}" & exec sleep 600`]);
  await program.started(() => /started/.exec(program.output())?.[0]);
  // `stop` resolves only after the program and the child have closed their output.
  await expect(program.stop()).resolves.toBeUndefined();
});
