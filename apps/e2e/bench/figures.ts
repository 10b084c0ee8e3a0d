// The figures of the benchmark as a table: what was measured, its limit, and whether the value is within the limit.

/** Throttling factor of the CPU; 1 for figures that do not depend on the CPU. */
export type Cpu = 1 | 4 | 10;

/** Returns the median of `values`. For an even number, this is the mean of the middle two. For no values, NaN. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The measurements of one build at one throttling factor of the CPU. Each has a name and a value per visit. */
export class Samples<Name extends string = string> {
  private readonly values = new Map<Name, number[]>();
  private readonly remarks = new Map<Name, string[]>();

  add(name: Name, value: number): void {
    this.values.set(name, [...this.of(name), value]);
  }

  /** Adds an explanation that is printed if the measurement `name` exceeds its limit. */
  remark(name: Name, text: string): void {
    this.remarks.set(name, [...new Set([...this.remarksOf(name), text])]);
  }

  of(name: Name): readonly number[] {
    return this.values.get(name) ?? [];
  }

  remarksOf(name: Name): readonly string[] {
    return this.remarks.get(name) ?? [];
  }

  names(prefix: string): Name[] {
    return [...this.values.keys()].filter((name) => name.startsWith(prefix));
  }

  median = (name: Name): number => median(this.of(name));
}

export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'B' | '';
  /** Limits by throttling factor of the CPU. The figure is measured only at these factors. */
  readonly limits: Readonly<Partial<Record<Cpu, number>>>;
  /** Whether CI checks the figure (`--gate`). Default: false. */
  readonly inGate?: boolean;
  /** Computes the value of the figure from the measurements of one build. NaN if the value was not measured. */
  readonly value: (side: Samples) => number;
  /** Returns the divisor of the value. The quotient is compared with the limit. Default: 1. */
  readonly per?: (side: Samples, floor: Samples) => number;
  /** A value of at most `allowance` is always within its limit, because a ratio of very small values means nothing. */
  readonly allowance?: number;
  /** Explanations that are printed if the figure exceeds its limit. */
  readonly remarks?: (side: Samples) => readonly string[];
}

/**
 * Returns the fields of a figure that is a ratio. The ratio is the median of a measurement, divided by the median of
 * the same measurement in the floor.
 */
export const medianPerFloor = (name: string): Pick<Figure, 'value' | 'per'> => ({
  value: (side) => side.median(name),
  per: (_, floor) => floor.median(name),
});

/** The measured builds: the page in floor/, the app of an earlier commit, and the app of the working tree. */
export type SideName = 'floor' | 'before' | 'now';
export type Sides = Readonly<Partial<Record<SideName, Samples>>>;

export interface Row {
  readonly name: string;
  readonly cpu: string;
  /** The limit as text. */
  readonly limit: string;
  readonly values: Readonly<Record<SideName, string>>;
  /** Whether the value of the working tree (`now`) is within its limit. Null if the value is unknown. */
  readonly holds: boolean | null;
  readonly remarks: readonly string[];
}

/** Formats a value, with digits that depend on its size: 0.0104, 1.17, 12.3, 1,284. */
export function formatValue(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 4;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

const withUnit = (value: number, unit: Figure['unit']) =>
  `${formatValue(unit === '' ? value : Math.round(value))}${unit && ` ${unit}`}`;

/** Whether `value`, divided by `per`, is at most `limit`. Null if `value` or `per` is unknown (NaN). */
export function holds(
  { limit, allowance = 0 }: { limit: number; allowance?: number | undefined },
  value: number,
  per = 1,
): boolean | null {
  if (Number.isNaN(value)) return null;
  if (value <= allowance) return true;
  // If the divisor is 0, every value above `allowance` exceeds the limit.
  if (per === 0) return false;
  return Number.isNaN(per) ? null : value / per <= limit;
}

const NO_SAMPLES = new Samples();

/**
 * Returns the table row of a figure at a throttling factor. Null if the figure is not measured at this factor, or if no
 * build of the app has a value. Limits in ms are multiplied by `room`, because durations differ between runs.
 */
export function rowOf(figure: Figure, cpu: Cpu, sides: Sides, room = 1): Row | null {
  const { name, unit, allowance } = figure;
  const chosen = figure.limits[cpu];
  if (chosen === undefined) return null;
  const limit = chosen * (unit === 'ms' ? room : 1);
  const floor = sides.floor ?? NO_SAMPLES;
  const perOf = (side: Samples) => figure.per?.(side, floor) ?? 1;
  const text = (side = NO_SAMPLES) => {
    const value = figure.value(side);
    if (Number.isNaN(value)) return '';
    const per = perOf(side);
    // If `floor` is compared with itself, the ratio is always 1, so only the value is printed.
    const isItself = side === floor && per === value;
    if (!figure.per || isItself || !(per > 0)) return withUnit(value, unit);
    return `${(value / per).toFixed(2)}× (${withUnit(value, unit)})`;
  };
  const limitText = () => {
    if (!figure.per) return `≤ ${withUnit(limit, unit)}`;
    const extra = allowance === undefined ? '' : ` or ${withUnit(allowance, unit)}`;
    return `≤ ${formatValue(limit)}×${extra}`;
  };
  const values = { floor: text(sides.floor), before: text(sides.before), now: text(sides.now) };
  const { now } = sides;
  if (!now || (values.now === '' && values.before === '')) return null;
  const isHeld = holds({ limit, allowance }, figure.value(now), perOf(now));
  return {
    name,
    cpu: cpu === 1 ? '' : `${cpu}×`,
    limit: limitText(),
    values,
    holds: isHeld,
    remarks: isHeld === false ? (figure.remarks?.(now) ?? []) : [],
  };
}

function verdictOf({ holds: isHeld }: Row): string {
  if (isHeld === null) return '–';
  return isHeld ? 'PASS' : 'FAIL';
}

/** Returns the header and the rows of the table. `before` names the earlier commit. If null, its column is omitted. */
export function cellsOf(rows: readonly Row[], before: string | null): string[][] {
  const ifBefore = (cell: string) => (before === null ? [] : [cell]);
  return [
    ['figure', 'CPU', 'limit', 'floor', ...ifBefore(before ?? ''), 'now', ''],
    ...rows.map((row) => {
      const { name, cpu, limit, values } = row;
      const { floor, now } = values;
      return [name, cpu, limit, floor, ...ifBefore(values.before), now, verdictOf(row)];
    }),
  ];
}

/** Formats a table in columns, for a terminal. */
export function plainTable(cells: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of cells) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0));
  return cells.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
