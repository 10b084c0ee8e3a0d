import { useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import type { AppStore } from '../state/core/jotai.ts';
import { useStore } from '../state/core/jotai.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { checkTokenAtom, startupAtom } from '../state/session/session.ts';

/** Starts anew in place. Its code comes when it is needed; where that fails, the page is loaded anew at `address`. */
async function restart(store: AppStore, encrypted: string | null, address: string): Promise<void> {
  // The splash at once: who was in is not seen any more.
  store.set(startupAtom, { type: 'start', token: '', code: null });
  try {
    const { restartAtom } = await import('../state/session/succession.ts');
    await store.set(restartAtom, encrypted);
  } catch {
    window.history.replaceState(null, '', address);
    window.location.reload();
  }
}

/**
 * What changes who is in from outside: a link with a login code opened where the app already runs, which is taken as
 * at load, and a token that another tab or somebody's hand has changed.
 */
export function useSessionWatch({ pathname }: Location): void {
  const store = useStore();
  const navigate = useNavigate();

  useEffect(() => {
    const checkToken = () => {
      if (store.set(checkTokenAtom)) void restart(store, null, window.location.href);
    };
    // The router has followed the link by now, and may have led on from it: its address is told by the event alone.
    const takeLink = ({ newURL }: HashChangeEvent) => {
      const { encrypted, url } = takeLoginCode(newURL);
      if (encrypted === null) return;
      void restart(store, encrypted, newURL);
      navigate(new URL(url).hash.slice(1) || '/', { replace: true });
    };
    // At each navigation too: a storage says nothing to the tab that changed it.
    void pathname;
    checkToken();
    window.addEventListener('storage', checkToken);
    window.addEventListener('hashchange', takeLink);
    return () => {
      window.removeEventListener('storage', checkToken);
      window.removeEventListener('hashchange', takeLink);
    };
  }, [store, navigate, pathname]);
}
