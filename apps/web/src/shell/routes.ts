import type { DockPlace } from '@gemas/ui';
import { matchPath } from 'react-router-dom';

export interface RouteSpec<Path extends string = RoutePath> {
  /** Pattern of the hash router. */
  path: Path;
  /** First part of the document's title. */
  title: string;
  /** Never redirected, however the start-up ends (decision 3). */
  neverRedirects?: true;
  /** It sends something or decides by who is in: it is not shown from what the phone remembers (decision 64). */
  needsSession?: true;
  /** Links on it replace its history entry: 'Volver' does not return to a finished form. */
  isPassing?: true;
  /** Likely next paths, whose code is preloaded. */
  next?: readonly Path[];
  /** What its bar says until the page itself is there, where that is not its title. */
  heading?: string;
  /** Ground of its skeleton. */
  ground?: 'night';
  /** Its tile in the dock; absent without a dock. */
  dock?: DockPlace;
  /** Whether its bar has 'Volver'. */
  hasBack?: true;
}

const SCORE = {
  path: '/score',
  title: 'Juego',
  next: ['/vault', '/rewards', '/menu'],
} as const satisfies RouteSpec<string>;

// Metadata only, so that any screen may import it; the pages are in `route-pages.ts`.
const TABLE = [
  { path: '/', title: 'Inicio' },
  SCORE,
  {
    path: '/claim/reward',
    title: 'Reclamar mi premio',
    next: ['/rewards'],
    needsSession: true,
    hasBack: true,
  },
  { path: '/menu', title: 'Perfil', dock: 'menu', hasBack: true },
  {
    path: '/vault',
    title: 'Bóveda',
    next: ['/vault/:sku'],
    ground: 'night',
    dock: 'vault',
    hasBack: true,
  },
  { path: '/vault/:sku', title: 'Premio', next: ['/vault/:sku/order'], hasBack: true },
  {
    path: '/vault/:sku/order',
    title: 'Canjear premio',
    needsSession: true,
    isPassing: true,
    next: ['/rewards'],
  },
  { path: '/rewards', title: 'Mis premios', dock: 'rewards', hasBack: true },
  {
    path: '/notifications',
    title: 'Notificaciones',
    needsSession: true,
    dock: 'menu',
    hasBack: true,
  },
  { path: '/help/:tab', title: 'Ayuda', next: ['/material'], dock: 'menu', hasBack: true },
  { path: '/material', title: 'Material', hasBack: true },
  { path: '/history/:id', title: 'Historial de activaciones', hasBack: true },
  { path: '/ranking/region', title: 'Ranking territorio', next: ['/history/:id'], hasBack: true },
  {
    path: '/ranking/territory',
    title: 'Ranking territorio',
    next: ['/history/:id'],
    hasBack: true,
  },
  { path: '/ranking/agency/:id', title: 'Ranking agencia', next: ['/history/:id'], hasBack: true },
  {
    path: '/corporate/region/:id/:region',
    title: 'Ranking región',
    next: ['/ranking/agency/:id'],
    hasBack: true,
  },
  {
    path: '/corporate/territory/:id',
    title: 'Ranking territorio',
    next: ['/territories/:id/regions'],
    hasBack: true,
  },
  {
    path: '/territories/:id/regions',
    title: 'Regiones',
    next: ['/corporate/region/:id/:region'],
    hasBack: true,
  },
  {
    path: '/regions/:id/agencies',
    title: 'Agencias',
    next: ['/ranking/agency/:id'],
    hasBack: true,
  },
  {
    path: '/support',
    title: 'Soporte',
    needsSession: true,
    next: ['/support/new', '/support/ticket/:ticket_id'],
    dock: 'menu',
    hasBack: true,
  },
  {
    path: '/support/new',
    title: 'Nuevo ticket',
    needsSession: true,
    heading: 'Levantar un nuevo ticket de soporte',
    isPassing: true,
    hasBack: true,
  },
  { path: '/support/ticket/:ticket_id', title: 'Ticket', needsSession: true, hasBack: true },
  { path: '/download', title: 'Descarga la app', neverRedirects: true },
  { path: '/maintenance', title: 'Mantenimiento', neverRedirects: true },
  { path: '/update-pending', title: 'Actualización pendiente', needsSession: true },
  { path: '/version', title: 'Versión anterior', neverRedirects: true },
  { path: '/errorapp', title: 'Aviso', neverRedirects: true },
  { path: '/fail', title: 'Entrar', neverRedirects: true },
] as const satisfies readonly RouteSpec<string>[];

export type RoutePath = (typeof TABLE)[number]['path'];

/** The routes of the contract, in its order. Any other path shows Score. */
export const routes: readonly RouteSpec[] = TABLE;

/** Shown for unknown paths, behind the guard (decision 1). */
export const FALLBACK_PATH = SCORE.path;

/** The route of a path; the fallback's for an unknown one. */
export function specOf(pathname: string): RouteSpec {
  // Most are as they are written: no pattern is compiled for those.
  return (
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ path }) => matchPath(path, pathname)) ??
    SCORE
  );
}
