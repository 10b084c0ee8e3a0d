import { type Finding, findingOf } from './finding.ts';

/** Findings from before the sender is there, at most that many. */
const EARLY = 20;

let send: ((finding: Finding) => void) | null = null;
const early: Finding[] = [];

/** Reports a finding to the operators, where they have asked for it (`VITE_REPORT_URL`). Waits for nothing. */
export function report(finding: Finding): void {
  // Spelled out here and below: a build that does not report drops the rest.
  if (!import.meta.env.VITE_REPORT_URL) return;
  if (send) send(finding);
  else if (early.length < EARLY) early.push(finding);
}

/** As `report`, for an error that was caught: a part of the code that could not be loaded, or a defect. */
export function reportCaught(error: unknown, isLost: boolean): void {
  if (!import.meta.env.VITE_REPORT_URL) return;
  report(findingOf(error, isLost ? 'chunk' : 'error'));
}

/** From now on findings go to `receiver`, those of before first. */
export function receiveReports(receiver: (finding: Finding) => void): void {
  send = receiver;
  for (const finding of early.splice(0)) receiver(finding);
}
