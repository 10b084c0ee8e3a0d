import { paths } from '../routes/paths.ts';
import { landing, pictureOf, type Startup } from './startup.ts';

/** What is on the screen of a route. */
export type Shown =
  /** It is not known yet who is there. */
  | 'splash'
  /** The session has begun, or the route needs none. */
  | 'page'
  /** The page as the phone remembers it, to be read only. */
  | 'picture'
  /** The server cannot be reached, and the page is of no use without it. */
  | 'unreachable';

/**
 * What a route shows (decisions 3 and 64).
 *
 * @param needsSession the page sends something, or decides by who is in
 */
export function shownAt(startup: Startup, needsSession: boolean): Shown {
  switch (startup.step) {
    case 'booting':
    case 'logging-in':
      return 'splash';
    case 'fetching-user':
      return startup.picture && !needsSession ? 'picture' : 'splash';
    case 'picture':
      return needsSession ? 'unreachable' : 'picture';
    default:
      return 'page';
  }
}

/** Path that the session leads to (spec section 4, Session); null while it is not known who is in. */
export function destination(startup: Startup): string | null {
  switch (startup.step) {
    case 'ready':
      return paths[landing(startup.enteredBy, startup.identity.user)];
    case 'fetching-user':
    case 'picture':
      return pictureOf(startup) && paths.score;
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
 * Path to go to instead of `pathname`; null where `pathname` may be shown. The guard of every screen that needs a
 * log-in: who is not in is sent away from it (decision 4).
 *
 * @param stayOnStart Start was opened on purpose: it sends nobody on, and who is out goes from any other screen to
 * SessionFail
 */
export function detour(startup: Startup, pathname: string, stayOnStart: boolean): string | null {
  const isStart = pathname === paths.start;
  if (isStart && (stayOnStart || startup.step === 'left')) return null;
  if (startup.step === 'left' && stayOnStart) return paths.fail;
  if (!isStart && (startup.step === 'ready' || pictureOf(startup) !== null)) return null;
  const path = destination(startup);
  return path === pathname ? null : path;
}
