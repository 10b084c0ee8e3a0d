import { type Finding, routeOf } from './finding.ts';

/** Maximum number of findings that one page sends, so that an error in a loop does not flood the collector. */
const MAX_FINDINGS = 50;
/** Number of waiting findings at which a report is sent without further delay. */
const BATCH_SIZE = 20;

interface Counted extends Finding {
  /** The route of the screen, as a pattern: '/vault/:id'. */
  route: string;
  /** How often the finding occurred since the last report. */
  count: number;
}

/** Body of a report, as JSON. */
export interface Report {
  /** Version of the app. */
  version: string;
  findings: Counted[];
}

export interface Batch {
  /** Adds a finding to the next report. Returns true if the report should be sent now. */
  add(finding: Finding, hash: string): boolean;
  /** Returns the next report as text, or null if there are no findings. Starts a new report. */
  take(): string | null;
}

/**
 * Collects the findings of one page. Counts equal findings instead of adding them again. Drops all new findings after
 * the first `MAX_FINDINGS`.
 */
export function createBatch(version: string): Batch {
  const waiting = new Map<string, Counted>();
  let left = MAX_FINDINGS;
  return {
    add(finding, hash) {
      const route = routeOf(hash);
      const key = JSON.stringify([finding.kind, finding.text, finding.at, route]);
      const same = waiting.get(key);
      if (same) same.count += 1;
      else if (left > 0) {
        left -= 1;
        waiting.set(key, { ...finding, route, count: 1 });
      }
      return waiting.size >= BATCH_SIZE;
    },
    take() {
      if (waiting.size === 0) return null;
      const report: Report = { version, findings: [...waiting.values()] };
      waiting.clear();
      return JSON.stringify(report);
    },
  };
}
