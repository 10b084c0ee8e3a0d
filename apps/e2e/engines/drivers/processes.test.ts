import { expect, it } from 'vitest';
import { startProgram } from './processes.ts';

it('stop resolves while a child of the stopped program keeps the output open', async () => {
  const program = startProgram('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
  const other = await program.started(() => /\d+/.exec(program.output())?.[0]);
  await program.stop();
  // The child still runs, so sending it a signal succeeds.
  expect(process.kill(Number(other))).toBe(true);
});
