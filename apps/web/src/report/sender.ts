import { createBatch, vitalFinding } from '@gemas/domain';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { config } from '../config.ts';
import { beaconSender, watchDefects } from '../platform/findings.ts';
import { receiveReports } from './report.ts';

/** A visit is measured with a probability of 1 / `MEASURED`. Errors are reported in every visit. */
const MEASURED = 10;
/** Longest time that a finding (see `startReporting`) waits to be sent together with others, ms. */
const WAIT_MS = 5000;

/**
 * Sends findings to `url`: uncaught errors, violations of the page's content security policy, measurements (vitals) of
 * one visit in ten, and findings passed to `report`.
 */
export function startReporting(url: string): void {
  const add = beaconSender(url, createBatch(config.appVersion), WAIT_MS);
  receiveReports(add);
  watchDefects(add);
  if (Math.random() * MEASURED >= 1) return;
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => add(vitalFinding(name, value)));
  }
}
