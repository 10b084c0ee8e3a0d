import { type Batch, type Finding, findingOf, policyFinding } from '@gemas/domain';

/**
 * Returns a function that adds a finding to `batch` and sends the findings to `url` together: `waitMs` after the first
 * one, when the batch is full, and when the page is hidden or left. Sends beacons, so that no other call has to wait.
 * The beacons are plain text, so that the collector needs no CORS. A slow, broken or missing collector has no effect on
 * the app.
 */
export function beaconSender(
  url: string,
  batch: Batch,
  waitMs: number,
): (finding: Finding) => void {
  let timer: number | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = batch.take();
    if (text === null) return;
    try {
      navigator.sendBeacon(url, text);
    } catch {
      // The browser has no beacon or denies it. The findings are lost.
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
  window.addEventListener('pagehide', flush);
  return (finding) => {
    if (batch.add(finding, window.location.hash)) flush();
    else timer ??= window.setTimeout(flush, waitMs);
  };
}

/** Calls `report` for each uncaught error, and for each violation of the page's content security policy. */
export function watchDefects(report: (finding: Finding) => void): void {
  window.addEventListener('error', ({ error }) => {
    if (error !== undefined && error !== null) report(findingOf(error));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(findingOf(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report(policyFinding(effectiveDirective, blockedURI));
  });
}
