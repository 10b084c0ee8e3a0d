import { expect, it } from 'vitest';
import { startProgram, until } from './processes.ts';

it('stops a program while another one that it has started writes to the same output', async () => {
  const program = startProgram('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
  const other = await until(
    () => /\d+/.exec(program.output())?.[0],
    () => 'nothing was started',
  );
  await program.stop();
  // `other` still runs, so ending it here must not fail.
  expect(process.kill(Number(other))).toBe(true);
});
