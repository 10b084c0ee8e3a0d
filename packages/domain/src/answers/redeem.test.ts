import { expect, it } from 'vitest';
import { readSimulation } from './redeem.ts';

it.each([{ status: 400 }, { status: 400, message: ' ', body: [''] }])(
  'the simulation %j has no texts',
  (answer) => {
    const read = { status: 400, type: null, texts: [], body: {} };
    expect(readSimulation(answer)).toEqual({ answer: read, raw: answer });
  },
);
