// Decides what the app shows at an address, depending on the state of the session. `detour` decides whether the address
// redirects. `destination` returns the usual target of a redirect. `shownAt` decides what a route shows without a
// redirect.

import { paths } from '../routes/paths.ts';
import { rememberedOf, type Startup } from './startup.ts';

/** What a route shows, depending on whether it is known who is logged in. */
export type Shown =
  /** The splash screen, because it is not known yet who is logged in. */
  | 'splash'
  /** The page component of the route. The session has begun, or the route needs no session. */
  | 'page'
  /** The route's page component, read-only, with the data that the phone has stored about its last user. */
  | 'remembered'
  /** A message that the server cannot be reached. The page component cannot be shown without the server. */
  | 'unreachable';

/**
 * Returns what a route shows (decisions 3 and 64).
 *
 * @param needsSession whether the page component sends something, or depends on who is logged in
 */
export function shownAt(startup: Startup, needsSession: boolean): Shown {
  switch (startup.step) {
    case 'booting':
    case 'logging-in':
    case 'leaving':
      return 'splash';
    case 'fetching-user':
      return startup.remembered && !needsSession ? 'remembered' : 'splash';
    case 'offline':
      return needsSession ? 'unreachable' : 'remembered';
    default:
      return 'page';
  }
}

/**
 * Returns the path of the screen to show in this state of the session (spec section 4, Session). Null while it is not
 * known who is logged in.
 */
export function destination(startup: Startup): string | null {
  switch (startup.step) {
    case 'ready':
      return paths[startup.landing];
    case 'fetching-user':
    case 'offline':
      return rememberedOf(startup) && paths.score;
    case 'failed':
      return paths.fail;
    case 'left':
      return paths.start;
    case 'blocked':
      return paths.errorApp(startup.message);
    case 'version':
      return paths.version;
    case 'maintenance':
      return paths.maintenance;
    default:
      return null;
  }
}

/**
 * Returns the path to redirect to from `pathname`. Null if `pathname` may be shown. Must not be called for the screens
 * that never redirect.
 *
 * - A user who is logged in, or whose remembered data are shown, is redirected only from Start.
 * - Any other user is redirected to `destination`, if there is one (decision 4).
 *
 * @param stayOnStart true if the user opened Start on purpose. Start is then shown without a redirect. From any other
 *   screen, a user whose token was removed (state `left`) is then redirected to SessionFail instead of Start
 */
export function detour(startup: Startup, pathname: string, stayOnStart: boolean): string | null {
  const isStart = pathname === paths.start;
  if (isStart && stayOnStart) return null;
  if (startup.step === 'left' && stayOnStart) return paths.fail;
  if (!isStart && (startup.step === 'ready' || rememberedOf(startup) !== null)) return null;
  const path = destination(startup);
  return path === pathname ? null : path;
}
