import type { ScenarioName } from '@gemas/mocks';

/** Faults of the network, as scenarios of the mock server. `npm run check:faults` tests each of them. */
export const FAULT_NAMES = [
  'offline',
  'reset-after-headers',
  'cut-body',
  'slow-body',
  'no-content-204',
  'login-redirect-301',
  'token-401',
  'forbidden-403',
  'missing-404',
  'timeout-408',
  'version-409',
  'too-large-413',
  'too-many-429',
  'server-500',
  'gateway-502',
  'maintenance-503',
  'broken-gzip',
  'html-page',
  'wrong-shape',
  'null-body',
  'huge-body',
] as const satisfies readonly ScenarioName[];

export type Fault = (typeof FAULT_NAMES)[number];
