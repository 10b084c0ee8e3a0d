import { matchPath } from 'react-router-dom';
import ScorePage from '../pages/ScorePage.tsx';
import { type LazyPage, lazyPage, readyPage } from './lazy-page.tsx';

export interface RouteSpec {
  /** Pattern of the hash router. */
  path: string;
  /** What the browser's title says before the product's name. */
  title: string;
  /** Needs a person logged in. */
  login: boolean;
  /** Stays where it is however the start-up ends (decision 3). */
  neverRedirects?: true;
  /** Links lead away from it for good: 'Volver' does not come back to what is done. */
  isPassing?: true;
  page: LazyPage;
  /** Paths that people go to from here: their code is fetched while nothing else is. */
  next?: readonly string[];
  /** Ground of the skeleton shown while the code of the page is on its way. */
  ground?: 'night';
}

/** The routes of the contract, in its order. What is not among them shows Score. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/',
    title: 'Inicio',
    login: false,
    page: lazyPage(() => import('../pages/StartPage.tsx')),
  },
  {
    path: '/score',
    title: 'Juego',
    login: true,
    // Nearly every visit starts here: its code comes with the app.
    page: readyPage(ScorePage),
    next: ['/vault', '/rewards', '/menu'],
  },
  {
    path: '/claim/reward',
    title: 'Reclamar mi premio',
    login: true,
    page: lazyPage(() => import('../pages/ClaimRewardPage.tsx')),
    next: ['/rewards'],
  },
  {
    path: '/menu',
    title: 'Perfil',
    login: true,
    page: lazyPage(() => import('../pages/MenuPage.tsx')),
  },
  {
    path: '/vault',
    title: 'Bóveda',
    login: true,
    page: lazyPage(() => import('../pages/VaultPage.tsx')),
    next: ['/vault/:sku'],
    ground: 'night',
  },
  {
    path: '/vault/:sku',
    title: 'Premio',
    login: true,
    page: lazyPage(() => import('../pages/RewardDetailPage.tsx')),
    next: ['/vault/:sku/order'],
  },
  {
    path: '/vault/:sku/order',
    title: 'Canjear premio',
    login: true,
    isPassing: true,
    page: lazyPage(() => import('../pages/CheckoutPage.tsx')),
    next: ['/rewards'],
  },
  {
    path: '/rewards',
    title: 'Mis premios',
    login: true,
    page: lazyPage(() => import('../pages/RewardsPage.tsx')),
  },
  {
    path: '/notifications',
    title: 'Notificaciones',
    login: true,
    page: lazyPage(() => import('../pages/NotificationsPage.tsx')),
  },
  {
    path: '/help/:tab',
    title: 'Ayuda',
    login: true,
    page: lazyPage(() => import('../pages/HelpPage.tsx')),
    next: ['/material'],
  },
  {
    path: '/material',
    title: 'Material',
    login: true,
    page: lazyPage(() => import('../pages/MaterialPage.tsx')),
  },
  {
    path: '/history/:id',
    title: 'Historial de activaciones',
    login: true,
    page: lazyPage(() => import('../pages/HistoryPage.tsx')),
  },
  {
    path: '/ranking/region',
    title: 'Ranking territorio',
    login: true,
    page: lazyPage(() => import('../pages/RegionalRankingPage.tsx')),
    next: ['/history/:id'],
  },
  {
    path: '/ranking/territory',
    title: 'Ranking territorio',
    login: true,
    page: lazyPage(() => import('../pages/TerritorialRankingPage.tsx')),
    next: ['/history/:id'],
  },
  {
    path: '/ranking/agency/:id',
    title: 'Ranking agencia',
    login: true,
    page: lazyPage(() => import('../pages/AgencyRankingPage.tsx')),
    next: ['/history/:id'],
  },
  {
    path: '/corporate/region/:id/:region',
    title: 'Ranking región',
    login: true,
    page: lazyPage(() => import('../pages/CorpRegionRankingPage.tsx')),
    next: ['/ranking/agency/:id'],
  },
  {
    path: '/corporate/territory/:id',
    title: 'Ranking territorio',
    login: true,
    page: lazyPage(() => import('../pages/CorpTerritoryRankingPage.tsx')),
    next: ['/territories/:id/regions'],
  },
  {
    path: '/territories/:id/regions',
    title: 'Regiones',
    login: true,
    page: lazyPage(() => import('../pages/RegionsPage.tsx')),
    next: ['/corporate/region/:id/:region'],
  },
  {
    path: '/regions/:id/agencies',
    title: 'Agencias',
    login: true,
    page: lazyPage(() => import('../pages/AgenciesPage.tsx')),
    next: ['/ranking/agency/:id'],
  },
  {
    path: '/support',
    title: 'Soporte',
    login: true,
    page: lazyPage(() => import('../pages/SupportPage.tsx')),
    next: ['/support/new', '/support/ticket/:ticket_id'],
  },
  {
    path: '/support/new',
    title: 'Nuevo ticket',
    login: true,
    isPassing: true,
    page: lazyPage(() => import('../pages/NewTicketPage.tsx')),
  },
  {
    path: '/support/ticket/:ticket_id',
    title: 'Ticket',
    login: true,
    page: lazyPage(() => import('../pages/TicketThreadPage.tsx')),
  },
  {
    path: '/download',
    title: 'Descarga la app',
    login: false,
    neverRedirects: true,
    page: lazyPage(() => import('../pages/DownloadPage.tsx')),
  },
  {
    path: '/maintenance',
    title: 'Mantenimiento',
    login: false,
    neverRedirects: true,
    page: lazyPage(() => import('../pages/MaintenancePage.tsx')),
  },
  {
    path: '/update-pending',
    title: 'Actualización pendiente',
    login: false,
    page: lazyPage(() => import('../pages/UpdatePendingPage.tsx')),
  },
  {
    path: '/version',
    title: 'Versión anterior',
    login: false,
    neverRedirects: true,
    page: lazyPage(() => import('../pages/VersionFailPage.tsx')),
  },
  {
    path: '/errorapp',
    title: 'Aviso',
    login: false,
    neverRedirects: true,
    page: lazyPage(() => import('../pages/ErrorAppPage.tsx')),
  },
  {
    path: '/fail',
    title: 'Entrar',
    login: false,
    neverRedirects: true,
    page: lazyPage(() => import('../pages/SessionFailPage.tsx')),
  },
];

/** Shown for every other path, behind the guard (decision 1). */
export const FALLBACK_PATH = '/score';

/** The route of an address; that of the fallback where there is none. */
export function specOf(pathname: string): RouteSpec | undefined {
  return (
    routes.find(({ path }) => matchPath(path, pathname)) ??
    routes.find(({ path }) => path === FALLBACK_PATH)
  );
}
