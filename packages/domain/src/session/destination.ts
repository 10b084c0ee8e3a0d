import { paths } from '../routes/paths.ts';
import { landing, type Startup } from './startup.ts';

/** Path that the session leads to (spec section 4, Session); null while it is not known who is in. */
export function destination(startup: Startup): string | null {
  switch (startup.step) {
    case 'ready':
      return paths[landing(startup.enteredBy, startup.identity.user)];
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
  if (startup.step === 'ready' && !isStart) return null;
  const path = destination(startup);
  return path === pathname ? null : path;
}
