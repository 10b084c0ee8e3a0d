/** Network faults, which can affect any call. */
export const NETWORK_SCENARIOS = [
  'offline',
  'timeout',
  'slow',
  'server-500',
  'malformed-body',
  'wrong-shape',
  'reset-after-headers',
  'cut-body',
  'slow-body',
  'broken-gzip',
  'no-content-204',
  'login-redirect-301',
  'forbidden-403',
  'missing-404',
  'timeout-408',
  'too-large-413',
  'too-many-429',
  'gateway-502',
  'html-page',
  'null-body',
  'huge-body',
] as const;

/** Errors of spec section 8 and similar ones. Each of them affects certain calls only. */
export const ERROR_SCENARIOS = [
  'version-409',
  'blacklist-403',
  'blacklist-403-no-message',
  'maintenance-503',
  'token-401',
  'login-401',
  'user-500',
  'update-500',
  'tour-500',
  'survey-500',
  'simulation-out-of-stock',
  'simulation-price-change',
  'simulation-price-over-balance',
  'simulation-other-product-price',
  'simulation-redeem-cost',
  'simulation-postal-code',
  'simulation-no-shipping',
  'simulation-sla',
  'simulation-sla-dom',
  'simulation-not-available',
  'simulation-sla-retailer',
  'simulation-unknown',
  'simulation-500',
  'simulation-no-answer',
  'order-message',
  'order-200-message',
  'order-500',
  'order-no-answer',
  'order-offline',
  'confirm-500',
  'claim-message',
  'claim-500',
  'claim-no-answer',
  'ticket-500',
  'products-empty',
  'products-500',
  'next-page-500',
  'product-404',
  'postal-code-empty',
  'postal-code-500',
  'stores-empty',
] as const;

export type ScenarioName = (typeof NETWORK_SCENARIOS)[number] | (typeof ERROR_SCENARIOS)[number];

export interface ScenarioOptions {
  /**
   * The only call that the scenario affects, as 'method path': 'POST /orders'. Default: the calls in the definition of
   * the scenario.
   */
  only?: string;
  /** Delay of the response for `slow`, or before each byte for `slow-body`, ms. */
  ms?: number;
  /** Number of responses after which the scenario ends. By default it does not end. */
  times?: number;
  /**
   * Whether the log-in calls (`/auth/login`, `/auth/user`) work normally. If so, the app opens, and only the other
   * calls fail.
   */
  afterEntering?: boolean;
}

export const SCENARIO_NAMES: readonly ScenarioName[] = [...NETWORK_SCENARIOS, ...ERROR_SCENARIOS];

export function isScenarioName(value: unknown): value is ScenarioName {
  return SCENARIO_NAMES.some((name) => name === value);
}
