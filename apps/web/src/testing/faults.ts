import type { ScenarioName } from '@gemas/mocks';

/** Faults of the mock server, each with the title of its column in the table of `npm run check:faults`. */
export const FAULTS = {
  offline: 'reset',
  'reset-after-headers': 'reset2',
  'cut-body': 'cut',
  'slow-body': 'slow',
  'no-content-204': '204',
  'login-redirect-301': '301',
  'token-401': '401',
  'forbidden-403': '403',
  'missing-404': '404',
  'timeout-408': '408',
  'version-409': '409',
  'too-large-413': '413',
  'too-many-429': '429',
  'server-500': '500',
  'gateway-502': '502',
  'maintenance-503': '503',
  'broken-gzip': 'gzip',
  'html-page': 'html',
  'wrong-shape': 'shape',
  'null-body': 'null',
  'huge-body': 'huge',
} as const satisfies Partial<Record<ScenarioName, string>>;

export type Fault = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
