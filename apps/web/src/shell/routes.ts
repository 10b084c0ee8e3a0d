import { matchPath } from 'react-router-dom';

export interface RouteSpec<Path extends string = RoutePath> {
  /** Pattern of the hash router. */
  path: Path;
  /** What the browser's title says before the product's name. */
  title: string;
  /** Stays where it is however the start-up ends (decision 3). */
  neverRedirects?: true;
  /** Links lead away from it for good: 'Volver' does not come back to what is done. */
  isPassing?: true;
  /** Paths that people go to from here: their code is fetched while nothing else is. */
  next?: readonly Path[];
  /** Ground of the skeleton shown while the code of the page is on its way. */
  ground?: 'night';
}

// What a screen may know of any route; the pages themselves are in `route-pages.ts`.
const TABLE = [
  { path: '/', title: 'Inicio' },
  { path: '/score', title: 'Juego', next: ['/vault', '/rewards', '/menu'] },
  { path: '/claim/reward', title: 'Reclamar mi premio', next: ['/rewards'] },
  { path: '/menu', title: 'Perfil' },
  { path: '/vault', title: 'Bóveda', next: ['/vault/:sku'], ground: 'night' },
  { path: '/vault/:sku', title: 'Premio', next: ['/vault/:sku/order'] },
  { path: '/vault/:sku/order', title: 'Canjear premio', isPassing: true, next: ['/rewards'] },
  { path: '/rewards', title: 'Mis premios' },
  { path: '/notifications', title: 'Notificaciones' },
  { path: '/help/:tab', title: 'Ayuda', next: ['/material'] },
  { path: '/material', title: 'Material' },
  { path: '/history/:id', title: 'Historial de activaciones' },
  { path: '/ranking/region', title: 'Ranking territorio', next: ['/history/:id'] },
  { path: '/ranking/territory', title: 'Ranking territorio', next: ['/history/:id'] },
  { path: '/ranking/agency/:id', title: 'Ranking agencia', next: ['/history/:id'] },
  { path: '/corporate/region/:id/:region', title: 'Ranking región', next: ['/ranking/agency/:id'] },
  {
    path: '/corporate/territory/:id',
    title: 'Ranking territorio',
    next: ['/territories/:id/regions'],
  },
  { path: '/territories/:id/regions', title: 'Regiones', next: ['/corporate/region/:id/:region'] },
  { path: '/regions/:id/agencies', title: 'Agencias', next: ['/ranking/agency/:id'] },
  { path: '/support', title: 'Soporte', next: ['/support/new', '/support/ticket/:ticket_id'] },
  { path: '/support/new', title: 'Nuevo ticket', isPassing: true },
  { path: '/support/ticket/:ticket_id', title: 'Ticket' },
  { path: '/download', title: 'Descarga la app', neverRedirects: true },
  { path: '/maintenance', title: 'Mantenimiento', neverRedirects: true },
  { path: '/update-pending', title: 'Actualización pendiente' },
  { path: '/version', title: 'Versión anterior', neverRedirects: true },
  { path: '/errorapp', title: 'Aviso', neverRedirects: true },
  { path: '/fail', title: 'Entrar', neverRedirects: true },
] as const satisfies readonly RouteSpec<string>[];

export type RoutePath = (typeof TABLE)[number]['path'];

/** The routes of the contract, in its order. What is not among them shows Score. */
export const routes: readonly RouteSpec[] = TABLE;

/** Shown for every other path, behind the guard (decision 1). */
export const FALLBACK_PATH = '/score';

/** The route of an address; that of the fallback where there is none. */
export function specOf(pathname: string): RouteSpec | undefined {
  return (
    routes.find(({ path }) => matchPath(path, pathname)) ??
    routes.find(({ path }) => path === FALLBACK_PATH)
  );
}
