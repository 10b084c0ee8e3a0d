import { createBatch, type Report } from '@gemas/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beaconSender, watchDefects } from './findings.ts';

const PERSON = /Fernanda|48213|eyJ|Hidalgo/;

const beacon = vi.fn<(url: string, text: string) => boolean>();
const sent = () => beacon.mock.calls.map(([, text]) => JSON.parse(text) as Report);

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  // Keeps the errors of these tests out of the console.
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Simulates an uncaught error, without failing the test. */
function fail(error: unknown): void {
  const event = new ErrorEvent('error', { error, cancelable: true });
  window.dispatchEvent(event);
}

it('reports errors without personal words, and survives a beacon that throws', () => {
  window.history.replaceState(null, '', '#/vault/100214/order?name=Fernanda');
  watchDefects(beaconSender('/reports', createBatch('1.0.0'), 5000));
  fail(new TypeError("Cannot read properties of null (reading 'Fernanda')"));
  fail(new SyntaxError('Unexpected token: "Hidalgo 214" is not valid JSON'));
  fail('48213');
  window.dispatchEvent(
    new PromiseRejectionEvent('unhandledrejection', {
      promise: Promise.resolve(),
      reason: new RangeError('eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 is 48213'),
    }),
  );
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'img-src',
      blockedURI: 'https://pictures.example/Fernanda/48213.png',
    } as SecurityPolicyViolationEventInit),
  );
  expect(beacon).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/reports']);
  const [report] = sent();
  expect(JSON.stringify(report)).not.toMatch(PERSON);
  expect(report?.findings.map(({ kind, text, route }) => [kind, text, route])).toEqual([
    ['error', 'TypeError: Cannot read properties of null (reading *)', '/vault/:id/order'],
    ['error', 'SyntaxError', '/vault/:id/order'],
    ['error', 'string', '/vault/:id/order'],
    ['error', expect.stringMatching(/^RangeError: /), '/vault/:id/order'],
    ['policy', 'img-src: https://pictures.example', '/vault/:id/order'],
  ]);

  beacon.mockImplementation(() => {
    throw new Error('denied');
  });
  fail(new TypeError('again'));
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
});
