import type { DockPlace } from '@gemas/ui';
import { matchPath } from 'react-router-dom';

/** Data that can be prefetched. */
export type Ahead = 'products' | 'product' | 'orders';

export interface RouteSpec<Path extends string = RoutePath> {
  /** Pattern of the hash router. */
  path: Path;
  /** Name of the page's file in `src/pages`. Similar routes share a page. */
  page: string;
  /** First part of the document's title. */
  title: string;
  /**
   * Calls that the screen needs first, for every user. The script of index.html sends them and preloads the screen's
   * code while the app's code is loading (decision 67). Every call costs a slow phone time, so no other calls are sent
   * this early.
   */
  firstCalls?: readonly string[];
  /** Data requested when a finger touches a link to the screen. */
  ahead?: Ahead;
  /** True if the user is never redirected from this screen, whatever the result of the start-up (decision 3). */
  neverRedirects?: true;
  /**
   * True if the screen sends something or depends on who is logged in, so that it is not shown from remembered data
   * (decision 64).
   */
  needsSession?: true;
  /** True if links on the screen replace its history entry, so that 'Volver' does not return to a finished form. */
  isPassing?: true;
  /** Paths that the user is likely to open next. Their code is preloaded. */
  next?: readonly Path[];
  /** Title in the bar of the screen until the page is rendered. Default: `title`. */
  heading?: string;
  /** Background of its skeleton. */
  ground?: 'night';
  /** The current tile of the dock. Omitted if the screen has no dock. */
  dock?: DockPlace;
  /** Whether the bar of the screen has 'Volver'. */
  hasBack?: true;
}

const SCORE = {
  path: '/score',
  page: 'ScorePage',
  title: 'Juego',
  // Rankings are fetched later, once it is known that the game is open (decision 18). Materials and surveys are fetched
  // early, because Score waits for these calls for up to `ONBOARDING_WAIT_MS` (decision 56).
  firstCalls: ['/game/closed', '/materials', '/surveys'],
  next: ['/vault', '/rewards', '/menu'],
} as const satisfies RouteSpec<string>;

// Contains everything about a route except the code of its page, so that any screen may import this file.
// `route-pages.ts` has the pages.
const TABLE = [
  { path: '/', page: 'StartPage', title: 'Inicio' },
  SCORE,
  {
    path: '/claim/reward',
    page: 'ClaimRewardPage',
    title: 'Reclamar mi premio',
    next: ['/rewards'],
    needsSession: true,
    hasBack: true,
  },
  { path: '/menu', page: 'MenuPage', title: 'Perfil', dock: 'menu', hasBack: true },
  {
    path: '/vault',
    page: 'VaultPage',
    title: 'Bóveda',
    firstCalls: ['/products?page=1&query='],
    ahead: 'products',
    next: ['/vault/:sku'],
    ground: 'night',
    dock: 'vault',
    hasBack: true,
  },
  {
    path: '/vault/:sku',
    page: 'RewardDetailPage',
    title: 'Premio',
    ahead: 'product',
    next: ['/vault/:sku/order'],
    hasBack: true,
  },
  {
    path: '/vault/:sku/order',
    page: 'CheckoutPage',
    title: 'Canjear premio',
    ahead: 'product',
    needsSession: true,
    isPassing: true,
    next: ['/rewards'],
  },
  {
    path: '/rewards',
    page: 'RewardsPage',
    title: 'Mis premios',
    firstCalls: ['/orders'],
    ahead: 'orders',
    dock: 'rewards',
    hasBack: true,
  },
  {
    path: '/notifications',
    page: 'NotificationsPage',
    title: 'Notificaciones',
    needsSession: true,
    dock: 'menu',
    hasBack: true,
  },
  {
    path: '/help/:tab',
    page: 'HelpPage',
    title: 'Ayuda',
    next: ['/material'],
    dock: 'menu',
    hasBack: true,
  },
  { path: '/material', page: 'MaterialPage', title: 'Material', hasBack: true },
  { path: '/history/:id', page: 'HistoryPage', title: 'Historial de activaciones', hasBack: true },
  {
    path: '/ranking/region',
    page: 'RankingPage',
    title: 'Ranking territorio',
    next: ['/history/:id'],
    hasBack: true,
  },
  {
    path: '/ranking/territory',
    page: 'RankingPage',
    title: 'Ranking territorio',
    next: ['/history/:id'],
    hasBack: true,
  },
  {
    path: '/ranking/agency/:id',
    page: 'RankingPage',
    title: 'Ranking agencia',
    next: ['/history/:id'],
    hasBack: true,
  },
  {
    path: '/corporate/region/:id/:region',
    page: 'CorpRegionRankingPage',
    title: 'Ranking región',
    next: ['/ranking/agency/:id'],
    hasBack: true,
  },
  {
    path: '/corporate/territory/:id',
    page: 'RankingPage',
    title: 'Ranking territorio',
    next: ['/territories/:id/regions'],
    hasBack: true,
  },
  {
    path: '/territories/:id/regions',
    page: 'PlacesPage',
    title: 'Regiones',
    next: ['/corporate/region/:id/:region'],
    hasBack: true,
  },
  {
    path: '/regions/:id/agencies',
    page: 'PlacesPage',
    title: 'Agencias',
    next: ['/ranking/agency/:id'],
    hasBack: true,
  },
  {
    path: '/support',
    page: 'SupportPage',
    title: 'Soporte',
    needsSession: true,
    next: ['/support/new', '/support/ticket/:ticket_id'],
    dock: 'menu',
    hasBack: true,
  },
  {
    path: '/support/new',
    page: 'NewTicketPage',
    title: 'Nuevo ticket',
    needsSession: true,
    heading: 'Levantar un nuevo ticket de soporte',
    isPassing: true,
    hasBack: true,
  },
  {
    path: '/support/ticket/:ticket_id',
    page: 'TicketThreadPage',
    title: 'Ticket',
    needsSession: true,
    hasBack: true,
  },
  { path: '/download', page: 'DownloadPage', title: 'Descarga la app', neverRedirects: true },
  { path: '/maintenance', page: 'MaintenancePage', title: 'Mantenimiento', neverRedirects: true },
  {
    path: '/update-pending',
    page: 'UpdatePendingPage',
    title: 'Actualización pendiente',
    needsSession: true,
  },
  { path: '/version', page: 'VersionFailPage', title: 'Versión anterior', neverRedirects: true },
  { path: '/errorapp', page: 'ErrorAppPage', title: 'Aviso', neverRedirects: true },
  { path: '/fail', page: 'SessionFailPage', title: 'Entrar', neverRedirects: true },
] as const satisfies readonly RouteSpec<string>[];

export type RoutePath = (typeof TABLE)[number]['path'];

/** The routes of the contract, in its order. Any other path shows Score. */
export const routes: readonly RouteSpec[] = TABLE;

/** Path of the screen that is shown for unknown paths, after the guard (decision 1). */
export const FALLBACK_PATH = SCORE.path;

/** Returns the route of a path. Returns the route of Score for an unknown path. */
export function specOf(pathname: string): RouteSpec {
  // Most paths equal the pattern of their route. Comparing the two first avoids compiling the patterns.
  return (
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ path }) => matchPath(path, pathname)) ??
    SCORE
  );
}
