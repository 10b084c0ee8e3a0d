import { type RoutePath, type RouteSpec, routes } from '@gemas/domain';
import { matchPath } from 'react-router-dom';

/** Returns the route of a path. Returns the route of Score for an unknown path, after the guard (decision 1). */
export function specOf(pathname: string): RouteSpec {
  // Most paths equal the pattern of their route. Comparing the two first avoids compiling the patterns.
  return (
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ path }) => matchPath(path, pathname)) ??
    specOf('/score' satisfies RoutePath)
  );
}
