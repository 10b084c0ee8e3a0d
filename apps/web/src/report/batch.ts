import { type Finding, routeOf } from './finding.ts';

/** Findings of one page that are sent at most: one that fails in a loop says no more after that. */
const MOST = 50;
/** Findings that are sent together at most. */
const TOGETHER = 20;

interface Counted extends Finding {
  /** Where the person was, as a pattern: '/vault/:id'. */
  route: string;
  /** How often the same was found since the last report. */
  count: number;
}

/** What is sent, as JSON. */
export interface Report {
  /** Version of the app. */
  version: string;
  findings: Counted[];
}

export interface Batch {
  /** Keeps a finding for the next report. Returns true when it is time to send one. */
  add(finding: Finding, hash: string): boolean;
  /** The next report as text, or null when there is nothing to say. */
  take(): string | null;
}

/** Findings of one page, the same ones counted, cut off after many. */
export function createBatch(version: string): Batch {
  const waiting = new Map<string, Counted>();
  let left = MOST;
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
      return waiting.size >= TOGETHER;
    },
    take() {
      if (waiting.size === 0) return null;
      const report: Report = { version, findings: [...waiting.values()] };
      waiting.clear();
      return JSON.stringify(report);
    },
  };
}
