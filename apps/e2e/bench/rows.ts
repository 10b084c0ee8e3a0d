// Computes figures from what the visits have measured, and compares them with their limits.
import { type Cpu, type Figure, TAP } from './figures.ts';

/** The measured builds: the page in floor/, the app of an earlier commit, and the app of the working tree. */
export type SideName = 'floor' | 'before' | 'now';

/** A value that one visit has measured. */
export interface Sample {
  readonly side: SideName;
  readonly cpu: Cpu;
  /** Name of the measurement. */
  readonly of: string;
  readonly value: number;
}

export interface Row {
  readonly cells: readonly string[];
  /** Whether the value of the working tree (`now`) is within its limit. False if the value is unknown. */
  readonly holds: boolean;
}

/** With `--gate`, limits of durations are multiplied by this factor, because durations differ between runs. */
const GATE_ROOM = 1.15;

export const sumOf = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

/** Returns the median of at least one value. For an even number, this is the mean of the middle two. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const middle = sorted.slice(Math.floor(half), Math.ceil(half) + 1);
  return sumOf(middle) / middle.length;
}

const isOf = (sample: Sample, of: string) =>
  of === TAP ? sample.of.startsWith(`${TAP}: `) : sample.of === of;

/** Returns the value of a measurement. NaN if it was not measured. */
function measured(samples: readonly Sample[], of: string): number {
  const fitting = samples.filter((sample) => isOf(sample, of));
  const values = [...new Set(fitting.map((sample) => sample.of))].map((name) =>
    medianOf(fitting.filter((sample) => sample.of === name).map(({ value }) => value)),
  );
  return values.length > 0 ? Math.max(...values) : Number.NaN;
}

function textOf(value: number, unit: Figure['unit']): string {
  if (Number.isNaN(value)) return '';
  const digits = unit === '' ? 4 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trim();
}

/**
 * Returns the row of a figure at a throttling factor. Null if the figure has no limit at this factor. `sides` are the
 * measured builds, whose values the row shows.
 */
export function rowOf(
  figure: Figure,
  cpu: Cpu,
  samples: readonly Sample[],
  sides: readonly SideName[],
  isGate: boolean,
): Row | null {
  const { name, unit, limits, of, perFloor, perOwn, allowance = 0 } = figure;
  if (limits[cpu] === undefined) return null;
  const limit = limits[cpu] * (isGate && unit === 'ms' ? GATE_ROOM : 1);
  const samplesOf = (side: SideName) =>
    samples.filter((one) => one.side === side && one.cpu === cpu);
  const isRatio = perFloor !== undefined || perOwn !== undefined;
  const floor = perFloor === undefined ? Number.NaN : measured(samplesOf('floor'), perFloor);
  const judge = (side: SideName) => {
    const own = samplesOf(side);
    const value = measured(own, of);
    const per = perOwn === undefined ? floor : measured(own, perOwn);
    const quotient = isRatio ? value / per : value;
    return {
      holds: value <= allowance || quotient <= limit,
      text:
        isRatio && Number.isFinite(quotient)
          ? `${quotient.toFixed(2)}× (${textOf(value, unit)})`
          : textOf(value, unit),
    };
  };
  const { holds } = judge('now');
  const orAllowance = figure.allowance === undefined ? '' : ` or ${textOf(allowance, unit)}`;
  return {
    cells: [
      name,
      cpu === 1 ? '' : `${cpu}×`,
      isRatio ? `≤ ${textOf(limit, '')}×${orAllowance}` : `≤ ${textOf(limit, unit)}`,
      ...sides.map((side) => (side === 'floor' ? textOf(floor, unit) : judge(side).text)),
      holds ? 'PASS' : 'FAIL',
    ],
    holds,
  };
}
