import { expect, it } from 'vitest';
import { bytes } from './bytes.ts';
import { growth } from './growth.ts';
import { job } from './job.ts';
import { memory } from './memory.ts';
import { paint } from './paint.ts';

const PARTS = [bytes, paint, job, growth, memory];

it('a time with a limit is compared with another time of the same run', () => {
  const times = PARTS.flatMap(({ figures }) => figures).filter(({ unit }) => unit === 'ms');
  const plain = times.filter(
    ({ per, limits }) => !per && Object.values(limits).some((limit) => limit !== null),
  );
  expect(times.length).toBeGreaterThan(0);
  expect(plain.map(({ name }) => name)).toEqual([]);
});

it.each(PARTS)(
  'with --gate, the part $name is measured exactly if CI checks one of its figures',
  ({ figures, steps }) => {
    const hasFigures = figures.some(({ inGate }) => inGate);
    expect(steps.some(({ gateRounds = 0 }) => gateRounds > 0)).toBe(hasFigures);
  },
);
