/** Placeholder in an address for a place whose id is not known; no place has this id. */
export const UNKNOWN_PLACE = '0';

/** Every route of the app, as paths of the hash router (contract, Routes). Parameters are encoded here. */
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
  /** `id` is null for the user's own agency where its id is not known (decision 56). */
  agencyRanking: (id: number | string | null) =>
    `/ranking/agency/${encodeURIComponent(id ?? UNKNOWN_PLACE)}`,
  /** `territory` is null where it is not known: the ranking of a region needs none (decision 56). */
  corpRegionRanking: (territory: number | string | null, region: number | string) =>
    `/corporate/region/${encodeURIComponent(territory ?? UNKNOWN_PLACE)}/${encodeURIComponent(region)}`,
  /** `id` is null for the user's own territory where its id is not known. */
  corpTerritoryRanking: (id: number | string | null) =>
    `/corporate/territory/${encodeURIComponent(id ?? UNKNOWN_PLACE)}`,
  regions: (territory: number | string) => `/territories/${encodeURIComponent(territory)}/regions`,
  agencies: (region: number | string) => `/regions/${encodeURIComponent(region)}/agencies`,
  support: '/support',
  newTicket: '/support/new',
  /** A new ticket about an order (decision D31). */
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

/** The same address as an anchor follows it. */
export function href(path: string): string {
  return `#${path}`;
}
