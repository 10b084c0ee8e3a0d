import type { Cpu, Figure } from './figures.ts';
import type { PartName } from './options.ts';
import type { Bench, Side } from './sides.ts';

/** A visit, or a few related visits, that add measurements to one side: bare stack, earlier commit or working tree. */
export interface Step {
  /** Name that is shown if the step fails. */
  name: string;
  /** Whether the bare stack is visited too. */
  hasFloor?: boolean;
  cpus: readonly Cpu[];
  /** Returns in how many of `visits` rounds the step takes part. Default: in all. */
  rounds?: (visits: number) => number;
  /** Visits a side and adds the measurements. `round` counts from 0. */
  visit(bench: Bench, side: Side, cpu: Cpu, round: number): Promise<void>;
}

/** A group of figures, and the visits that measure them. */
export interface Part {
  name: PartName;
  figures: readonly Figure[];
  steps: readonly Step[];
}
