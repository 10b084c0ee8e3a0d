import { expect, it } from 'vitest';
import { createBatch, type Report } from './batch.ts';

const taken = (text: string | null) => JSON.parse(text ?? 'null') as Report | null;
const error = (text: string) => ({ kind: 'error' as const, text });

it('counts equal findings of the same route as one finding', () => {
  const batch = createBatch('1.2.3');
  for (let n = 0; n < 1000; n += 1) batch.add(error('TypeError: x'), '#/vault/100214');
  batch.add(error('TypeError: x'), '#/score');
  expect(taken(batch.take())).toEqual({
    version: '1.2.3',
    findings: [
      { kind: 'error', text: 'TypeError: x', route: '/vault/:id', count: 1000 },
      { kind: 'error', text: 'TypeError: x', route: '/score', count: 1 },
    ],
  });
  expect(batch.take()).toBeNull();
});

it('asks to be sent when it is full, and drops findings after 50', () => {
  const batch = createBatch('1.2.3');
  const found: number[] = [];
  for (let n = 0; n < 500; n += 1) {
    const isFull = batch.add(error(`TypeError: ${n}`), '#/score');
    if (isFull) found.push(taken(batch.take())?.findings.length ?? 0);
  }
  expect(found).toEqual([20, 20]);
  expect(taken(batch.take())?.findings).toHaveLength(10);
});
