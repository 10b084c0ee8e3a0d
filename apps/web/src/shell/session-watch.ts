import { useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import type { AppStore } from '../state/core/jotai.ts';
import { useStore } from '../state/core/jotai.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { checkTokenAtom, startupAtom } from '../state/session/session.ts';

/** Restarts the session in place. Its code is loaded on demand; if that fails, the page reloads at `address`. */
async function restart(store: AppStore, encrypted: string | null, address: string): Promise<void> {
  // Shows the splash at once: nothing of the previous person stays in sight.
  store.set(startupAtom, { type: 'start', token: '', code: null });
  try {
    const { restartAtom } = await import('../state/session/next-person.ts');
    await store.set(restartAtom, encrypted);
  } catch {
    window.history.replaceState(null, '', address);
    window.location.reload();
  }
}

/**
 * When a token may have changed without this page: another tab wrote it, or the page comes back from the history or into
 * sight, having slept while others used the phone.
 */
const RETURNS = ['storage', 'pageshow', 'visibilitychange'];

/**
 * Watches for changes of the session from outside: a link with a login code opened in the running app, which is
 * handled as at load, and a token that another tab or somebody in the developer tools has changed.
 */
export function useSessionWatch({ pathname }: Location): void {
  const store = useStore();
  const navigate = useNavigate();

  useEffect(() => {
    const checkToken = () => {
      if (store.set(checkTokenAtom)) void restart(store, null, window.location.href);
    };
    // The router has handled the link by now and may have redirected: only the event still knows its address.
    const takeLink = ({ newURL }: HashChangeEvent) => {
      const { encrypted, url } = takeLoginCode(newURL);
      if (encrypted === null) return;
      void restart(store, encrypted, newURL);
      navigate(new URL(url).hash.slice(1) || '/', { replace: true });
    };
    // On each navigation too: the tab that changes a storage gets no event.
    void pathname;
    checkToken();
    for (const name of RETURNS) window.addEventListener(name, checkToken);
    window.addEventListener('hashchange', takeLink);
    return () => {
      for (const name of RETURNS) window.removeEventListener(name, checkToken);
      window.removeEventListener('hashchange', takeLink);
    };
  }, [store, navigate, pathname]);
}
