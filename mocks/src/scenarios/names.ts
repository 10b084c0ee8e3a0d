/** All faults with their titles, in groups named after the part of the app that they affect. */
export const SCENARIO_GROUPS = {
  // The faults of this group can affect any call. The faults of the other groups affect certain calls, and spec section
  // 8 describes most of these faults.
  Network: {
    offline: 'No connection',
    timeout: 'The server never answers',
    slow: 'Slow network, 3 s',
    'server-500': 'Error 500',
    'malformed-body': 'Answer cut in half',
    'wrong-shape': 'Answer of another shape',
    'reset-after-headers': 'Connection reset after the headers',
    'cut-body': 'Body shorter than its Content-Length',
    'slow-body': 'One byte a second',
    'broken-gzip': 'Body that is not valid gzip',
    'no-content-204': 'No content (204)',
    'login-redirect-301': 'Redirect to a log-in page (301)',
    'forbidden-403': 'Forbidden, but the user is not blocked (403)',
    'missing-404': 'Not found, with an html page (404)',
    'timeout-408': 'The request took too long (408)',
    'too-large-413': 'The request is too large (413)',
    'too-many-429': 'Too many requests (429, Retry-After)',
    'gateway-502': 'Gateway without an answer, with an html page (502)',
    'html-page': 'An html page instead of data',
    'null-body': 'The answer null',
    'huge-body': 'Some megabytes, thousands of rows',
  },
  Session: {
    'version-409': 'Version no longer served (409)',
    'blacklist-403': 'Blocked, with a message (403)',
    'blacklist-403-no-message': 'Blocked, without a message (403)',
    'maintenance-503': 'Maintenance (503)',
    'token-401': 'Token expired (401, but the log-in works)',
    'login-401': 'The server refuses the login code',
    'user-500': 'The user cannot be loaded',
    'update-500': 'The server does not store the update',
  },
  'Before Score': {
    'tour-500': 'The server does not store the end of the tour',
    'survey-500': 'The survey is not sent',
  },
  Vault: {
    'products-empty': 'A vault without prizes',
    'products-500': 'Prizes do not load',
    'next-page-500': 'The second page does not load',
    'product-404': 'No such prize',
  },
  Checkout: {
    'postal-code-empty': 'Postal code without neighbourhoods',
    'postal-code-500': 'Neighbourhoods do not load',
    'stores-empty': 'No store to collect a card',
  },
  Simulation: {
    'simulation-out-of-stock': 'Sold out',
    'simulation-price-change': 'The price changed',
    'simulation-price-over-balance': 'The new price is over the balance',
    'simulation-other-product-price': 'A price of another product',
    'simulation-redeem-cost': 'The cost of the redeem changed',
    'simulation-postal-code': 'Postal code not valid',
    'simulation-no-shipping': 'No shipping',
    'simulation-sla': 'Selected SLA',
    'simulation-sla-dom': 'SLA no dom',
    'simulation-not-available': 'No longer available',
    'simulation-sla-retailer': 'Sold by somebody else',
    'simulation-unknown': 'Unknown error',
    'simulation-500': 'Error 500',
    'simulation-no-answer': 'No answer',
  },
  Order: {
    'order-message': 'Refused with a message',
    'order-200-message': '200 with a message and no wallet',
    'order-500': 'Error 500 without a message',
    'order-500-message': 'Error 500 with a message',
    'order-no-answer': 'The order is made, but the answer is lost',
    'order-offline': 'The order never leaves the phone',
  },
  'After the order': {
    'confirm-500': 'A card cannot be confirmed as received',
    'claim-message': "The raffle's prize: the claim is refused",
    'claim-500': "The raffle's prize: error 500",
    'claim-no-answer': 'The prize is claimed, but the answer is lost',
  },
  Support: {
    'ticket-500': 'The ticket is not sent',
  },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Groups = typeof SCENARIO_GROUPS;
export type ScenarioGroup = keyof Groups;
export type NetworkScenario = keyof Groups['Network'];
export type ScenarioName = { [Group in ScenarioGroup]: keyof Groups[Group] }[ScenarioGroup];

/** The title of each fault, for the Mocks panel and Storybook. */
export const SCENARIO_TITLES = Object.assign({}, ...Object.values(SCENARIO_GROUPS)) as Readonly<
  Record<ScenarioName, string>
>;

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

export const SCENARIO_NAMES = Object.keys(SCENARIO_TITLES) as readonly ScenarioName[];

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(SCENARIO_TITLES, value);
}
