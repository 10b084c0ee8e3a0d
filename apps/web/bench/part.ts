import type { Cpu, Figure } from './figures.ts';
import type { PartName } from './options.ts';
import type { Bench, Side } from './sides.ts';

/** What one visit, or a few that belong together, adds to the samples of a side. */
export interface Step {
  /** Named where it fails. */
  name: string;
  /** Whether the bare stack is visited, too. */
  hasFloor?: boolean;
  cpus: readonly Cpu[];
  /** How many of `visits` rounds it takes part in. Default: all. */
  rounds?: (visits: number) => number;
  /** `round` counts from 0. */
  visit(bench: Bench, side: Side, cpu: Cpu, round: number): Promise<void>;
}

/** A group of figures, and the visits that they are taken from. */
export interface Part {
  name: PartName;
  figures: readonly Figure[];
  steps: readonly Step[];
}
