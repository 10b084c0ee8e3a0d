import { type RoutePath, type RouteSpec, routes } from '@gemas/domain';
import { atom } from 'jotai';
import { matchPath, useLocation } from 'react-router-dom';

/** Returns the route of a path. For an unknown path, returns the route of Score. */
export function specOf(pathname: string): RouteSpec {
  // Most paths equal the pattern of their route. A plain comparison runs first, because `matchPath` compiles patterns.
  return (
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ path }) => matchPath(path, pathname)) ??
    specOf('/score' satisfies RoutePath)
  );
}

export const useRoute = (): RouteSpec => specOf(useLocation().pathname);

/**
 * The last prefetch of data that a touch of a link has started. `pathname` is the target of the link. `answer` resolves
 * when the data have arrived or failed to load, or after `TOUCHED_MS`. Null before the first prefetch.
 */
export const expectedAtom = atom<{ pathname: string; answer: Promise<void> } | null>(null);
