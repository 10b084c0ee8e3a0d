import type { Cpu, Figure } from './figures.ts';
import type { Bench, Side } from './sides.ts';

/** A visit, or a few related visits, that measure one build. The measured builds are listed in `SideName`. */
export interface Step {
  /** Name that is shown if the step fails. */
  name: string;
  /** Whether the page with only the required libraries (floor/) is measured too. */
  hasFloor?: boolean;
  cpus: readonly Cpu[];
  /** Number of repetitions. Default: the value of the option `--visits`. */
  rounds?: number;
  /** Number of repetitions with `--gate`, which measures only the figures that CI checks. Default: 0. */
  gateRounds?: number;
  /** Visits the build `side` and adds measurements to `side.samples`. `round` counts the repetitions from 0. */
  visit(bench: Bench, side: Side, cpu: Cpu, round: number): Promise<void>;
}

/** A group of figures, and the visits that measure them. */
export interface Part {
  figures: readonly Figure[];
  steps: readonly Step[];
}
