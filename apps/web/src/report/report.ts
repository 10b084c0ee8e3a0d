import { type Finding, findingOf, isLoadError } from '@gemas/domain';

/** Maximum number of findings, such as errors, that are kept until the sender is loaded. */
const MAX_EARLY = 20;

let send: ((finding: Finding) => void) | null = null;
const early: Finding[] = [];

/** Reports a finding, such as an error, to the operators of the app, if `VITE_REPORT_URL` is set. Does not block. */
export function report(finding: Finding): void {
  // Checked in each function, so that the bundler removes the rest of the function if a build has no report URL.
  if (!import.meta.env.VITE_REPORT_URL) return;
  if (send) send(finding);
  else if (early.length < MAX_EARLY) early.push(finding);
}

/** Reports a caught error: a defect, or code that could not be loaded. */
export function reportCaught(error: unknown): void {
  if (!import.meta.env.VITE_REPORT_URL) return;
  report(findingOf(error, isLoadError(error) ? 'chunk' : 'error'));
}

/** Passes all findings to `receiver`, starting with those reported so far. */
export function receiveReports(receiver: (finding: Finding) => void): void {
  send = receiver;
  for (const finding of early.splice(0)) receiver(finding);
}
