/** Used in a path instead of the id of a place whose id is unknown. No place has this id. */
export const UNKNOWN_PLACE = '0';

/** All routes of the app, as paths of the hash router (contract, Routes). The functions encode their parameters. */
export const paths = {
  start: '/',
  score: '/score',
  claimReward: '/claim/reward',
  menu: '/menu',
  vault: '/vault',
  vaultDetails: (sku: string) => `/vault/${encodeURIComponent(sku)}`,
  upOrder: (sku: string) => `/vault/${encodeURIComponent(sku)}/order`,
  rewards: '/rewards',
  notifications: '/notifications',
  help: (tab: 'materials' | 'faq') => `/help/${tab}`,
  material: '/material',
  history: (userId: number | string) => `/history/${encodeURIComponent(userId)}`,
  regionalRanking: '/ranking/region',
  territorialRanking: '/ranking/territory',
  /** `id` is null for the user's own agency if its id is unknown (decision 81). */
  agencyRanking: (id: number | string | null) =>
    `/ranking/agency/${encodeURIComponent(id ?? UNKNOWN_PLACE)}`,
  /** `territory` is null if its id is unknown. The ranking of a region can be fetched without this id (decision 81). */
  corpRegionRanking: (territory: number | string | null, region: number | string) =>
    `/corporate/region/${encodeURIComponent(territory ?? UNKNOWN_PLACE)}/${encodeURIComponent(region)}`,
  /** `id` is null for the user's own territory if its id is unknown. */
  corpTerritoryRanking: (id: number | string | null) =>
    `/corporate/territory/${encodeURIComponent(id ?? UNKNOWN_PLACE)}`,
  regions: (territory: number | string) => `/territories/${encodeURIComponent(territory)}/regions`,
  agencies: (region: number | string) => `/regions/${encodeURIComponent(region)}/agencies`,
  support: '/support',
  newTicket: '/support/new',
  /** Form of a new ticket about an order (decision D31). */
  orderHelp: ({ number, name }: { number: string; name: string }) =>
    `/support/new?order=${encodeURIComponent(number)}&prize=${encodeURIComponent(name)}`,
  ticket: (id: number | string) => `/support/ticket/${encodeURIComponent(id)}`,
  download: '/download',
  maintenance: '/maintenance',
  updatePending: '/update-pending',
  version: '/version',
  errorApp: (message: string) => `/errorapp?message=${encodeURIComponent(message)}`,
  fail: '/fail',
} as const;

/** Returns the `href` of an anchor that leads to a path of the hash router. */
export function href(path: string): string {
  return `#${path}`;
}
