/** Data that can be prefetched. */
export type Prefetched = 'products' | 'product' | 'orders';

interface Row<Path> {
  /** Name of the page component that shows the screen. Similar routes share a page component. */
  page: string;
  /** First part of the document's title. */
  title: string;
  /** Data to prefetch when a finger touches a link to the screen. */
  prefetch?: Prefetched;
  /** Paths that the user is likely to open next. Their code is preloaded. */
  next?: readonly Path[];
  /** True if the user is never redirected from this screen, whatever the result of the start-up (decision 3). */
  neverRedirects?: true;
  /**
   * True if the screen sends something or depends on who is logged in. Such a screen is not shown from remembered data
   * (decision 64).
   */
  needsSession?: true;
  /**
   * True if links on the screen replace the screen's history entry, so that 'Volver' does not return to a finished
   * form.
   */
  isPassing?: true;
  /** Title of the placeholder that is shown while the screen's code loads. Default: `title`. */
  heading?: string;
  /** The current tile of the dock. Omitted if the screen has no dock. */
  dock?: 'vault' | 'rewards' | 'menu';
  /** True if the screen's placeholder has no 'Volver'. The placeholder is shown while the screen's code loads. */
  noBack?: true;
}

const TABLE = {
  '/': { page: 'StartPage', title: 'Inicio' },
  '/score': {
    page: 'ScorePage',
    title: 'Juego',
    next: ['/vault', '/rewards', '/menu'],
  },
  '/claim/reward': {
    page: 'ClaimRewardPage',
    title: 'Reclamar mi premio',
    next: ['/rewards'],
    needsSession: true,
  },
  '/menu': { page: 'MenuPage', title: 'Perfil', dock: 'menu' },
  '/vault': {
    page: 'VaultPage',
    title: 'Bóveda',
    prefetch: 'products',
    next: ['/vault/:sku'],
    dock: 'vault',
  },
  '/vault/:sku': {
    page: 'RewardDetailPage',
    title: 'Premio',
    prefetch: 'product',
    next: ['/vault/:sku/order'],
  },
  '/vault/:sku/order': {
    page: 'CheckoutPage',
    title: 'Canjear premio',
    prefetch: 'product',
    needsSession: true,
    isPassing: true,
    next: ['/rewards'],
    noBack: true,
  },
  '/rewards': {
    page: 'RewardsPage',
    title: 'Mis premios',
    prefetch: 'orders',
    dock: 'rewards',
  },
  '/notifications': {
    page: 'NotificationsPage',
    title: 'Notificaciones',
    needsSession: true,
    dock: 'menu',
  },
  '/help/:tab': { page: 'HelpPage', title: 'Ayuda', next: ['/material'], dock: 'menu' },
  '/material': { page: 'MaterialPage', title: 'Material' },
  '/history/:id': { page: 'HistoryPage', title: 'Historial de activaciones' },
  '/ranking/region': {
    page: 'RankingPage',
    title: 'Ranking territorio',
    next: ['/history/:id'],
  },
  '/ranking/territory': {
    page: 'RankingPage',
    title: 'Ranking territorio',
    next: ['/history/:id'],
  },
  '/ranking/agency/:id': {
    page: 'RankingPage',
    title: 'Ranking agencia',
    next: ['/history/:id'],
  },
  '/corporate/region/:id/:region': {
    page: 'CorpRegionRankingPage',
    title: 'Ranking región',
    next: ['/ranking/agency/:id'],
  },
  '/corporate/territory/:id': {
    page: 'RankingPage',
    title: 'Ranking territorio',
    next: ['/territories/:id/regions'],
  },
  '/territories/:id/regions': {
    page: 'PlacesPage',
    title: 'Regiones',
    next: ['/corporate/region/:id/:region'],
  },
  '/regions/:id/agencies': {
    page: 'PlacesPage',
    title: 'Agencias',
    next: ['/ranking/agency/:id'],
  },
  '/support': {
    page: 'SupportPage',
    title: 'Soporte',
    needsSession: true,
    next: ['/support/new', '/support/ticket/:ticket_id'],
    dock: 'menu',
  },
  '/support/new': {
    page: 'NewTicketPage',
    title: 'Nuevo ticket',
    needsSession: true,
    heading: 'Levantar un nuevo ticket de soporte',
    isPassing: true,
  },
  '/support/ticket/:ticket_id': { page: 'TicketThreadPage', title: 'Ticket', needsSession: true },
  '/download': {
    page: 'DownloadPage',
    title: 'Descarga la app',
    neverRedirects: true,
    noBack: true,
  },
  '/maintenance': {
    page: 'MaintenancePage',
    title: 'Mantenimiento',
    neverRedirects: true,
    noBack: true,
  },
  '/update-pending': {
    page: 'UpdatePendingPage',
    title: 'Actualización pendiente',
    needsSession: true,
    noBack: true,
  },
  '/version': {
    page: 'VersionFailPage',
    title: 'Versión anterior',
    neverRedirects: true,
    noBack: true,
  },
  '/errorapp': { page: 'ErrorAppPage', title: 'Aviso', neverRedirects: true, noBack: true },
  '/fail': { page: 'SessionFailPage', title: 'Entrar', neverRedirects: true, noBack: true },
} as const satisfies Readonly<Record<string, Row<string>>>;

export type RoutePath = keyof typeof TABLE;

export interface RouteSpec extends Row<RoutePath> {
  /** Pattern of the route's paths. A part of the form ':name' is a parameter. */
  path: RoutePath;
}

/** All routes, in the order of docs/contract.md (Routes). Any other path shows Score. */
export const routes = Object.entries<Row<RoutePath>>(TABLE).map(
  ([path, row]): RouteSpec => ({ path: path as RoutePath, ...row }),
);
