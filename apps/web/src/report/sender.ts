import { createBatch, type Finding, findingOf, policyFinding, vitalFinding } from '@gemas/domain';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { config } from '../config.ts';
import { receiveReports } from './report.ts';

/** One visit in this many is measured. Errors are reported in every visit. */
const MEASURED = 10;
/** Findings are collected for this long and sent together, ms. */
const WAIT_MS = 5000;

/**
 * Sends findings to `url`: uncaught errors, violations of the page's content security policy, measurements (vitals) of
 * one visit in ten, and findings passed to `report`. Uses beacons with plain text, so that no call has to wait and the
 * collector needs no CORS. A slow, broken or missing collector has no effect on the app.
 */
export function startReporting(url: string, isMeasured = Math.random() * MEASURED < 1): void {
  const batch = createBatch(config.appVersion);
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
  const add = (finding: Finding) => {
    if (batch.add(finding, window.location.hash)) flush();
    else timer ??= window.setTimeout(flush, WAIT_MS);
  };

  receiveReports(add);
  window.addEventListener('error', ({ error }) => {
    if (error !== undefined && error !== null) add(findingOf(error));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => add(findingOf(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    add(policyFinding(effectiveDirective, blockedURI));
  });
  if (isMeasured) {
    for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
      measure(({ name, value }) => add(vitalFinding(name, value)));
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
  window.addEventListener('pagehide', flush);
}
