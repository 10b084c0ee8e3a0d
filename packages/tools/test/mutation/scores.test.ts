import { expect, it } from 'vitest';
import { isTooLow, rowOf, scoresOf } from './scores.ts';

const mutants = (statuses: Record<string, number>) => ({
  mutants: Object.entries(statuses).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status })),
  ),
});

it('scoresOf returns the score of each folder, then of each group with a minimum', () => {
  const scores = scoresOf([
    {
      files: {
        'packages/domain/src/vault/price.ts': mutants({ Killed: 9, Survived: 1, Ignored: 5 }),
        'packages/domain/src/raffle/claim.ts': mutants({ Killed: 3, Timeout: 1 }),
      },
    },
    {
      files: {
        'apps/web/src/api/orders.ts': mutants({ Killed: 1, NoCoverage: 1 }),
        'apps/web/src/state/vault.ts': mutants({ Killed: 2, CompileError: 1 }),
        'apps/web/src/state/redeem/run.ts': mutants({ Killed: 4 }),
        'apps/web/src/state/redeem/types.ts': mutants({}),
      },
    },
  ]);
  expect(scores.map(rowOf)).toEqual([
    '| apps/web/src/api | 1 of 2 | 50.0 % |',
    '| apps/web/src/state | 2 of 2 | 100.0 % |',
    '| apps/web/src/state/redeem | 4 of 4 | 100.0 % |',
    '| packages/domain/src/raffle | 4 of 4 | 100.0 % |',
    '| packages/domain/src/vault | 9 of 10 | 90.0 % |',
    '| packages/domain | 13 of 14 | 92.9 % (at least 97) |',
    '| apps/web/src/{api,state} | 7 of 8 | 87.5 % (at least 88) |',
    '| what touches gems | 9 of 10 | 90.0 % (at least 94) |',
  ]);
  expect(scores.filter(isTooLow)).toHaveLength(3);
});

it('omits groups without mutations, and accepts a score that is equal to its minimum', () => {
  const [topic, domain] = scoresOf([
    { files: { 'packages/domain/src/tour/tour.ts': mutants({ Killed: 97, Survived: 3 }) } },
  ]);
  expect([topic, domain].map((score) => score?.name)).toEqual([
    'packages/domain/src/tour',
    'packages/domain',
  ]);
  expect(domain && isTooLow(domain)).toBe(false);
});
