import { matchPath } from 'react-router-dom';

export interface RouteSpec<Path extends string = RoutePath> {
  /** Pattern of the hash router. */
  path: Path;
  /** First part of the document's title. */
  title: string;
  /** Never redirected, however the start-up ends (decision 3). */
  neverRedirects?: true;
  /** Links on it replace its history entry: 'Volver' does not return to a finished form. */
  isPassing?: true;
  /** Likely next paths, whose code is preloaded. */
  next?: readonly Path[];
  /** Ground of the skeleton shown while the code of the page loads. */
  ground?: 'night';
}

// Metadata only, so that any screen may import it; the pages are in `route-pages.ts`.
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

/** The routes of the contract, in its order. Any other path shows Score. */
export const routes: readonly RouteSpec[] = TABLE;

/** Shown for unknown paths, behind the guard (decision 1). */
export const FALLBACK_PATH = '/score';

/** The route of a path; the fallback's for an unknown one. */
export function specOf(pathname: string): RouteSpec | undefined {
  return (
    routes.find(({ path }) => matchPath(path, pathname)) ??
    routes.find(({ path }) => path === FALLBACK_PATH)
  );
}
