import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useStore } from '../state/jotai.ts';
import { takeLoginCode } from '../state/login-code.ts';
import { checkTokenAtom } from '../state/session.ts';
import type { AppStore } from '../state/store.ts';

/** Starts anew in place. Its code comes when it is needed; where that fails, the page itself is loaded anew at `address`. */
async function restart(store: AppStore, encrypted: string | null, address: string): Promise<void> {
  try {
    const { restartAtom } = await import('../state/succession.ts');
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

  useEffect(() => {
    const checkToken = () => {
      if (store.set(checkTokenAtom)) void restart(store, null, window.location.href);
    };
    const takeLink = () => {
      const { href } = window.location;
      const { encrypted, url } = takeLoginCode(href);
      if (encrypted === null) return;
      window.history.replaceState(window.history.state, '', url);
      void restart(store, encrypted, href);
    };
    // At each navigation too: a storage says nothing to the tab that changed it.
    void pathname;
    checkToken();
    window.addEventListener('storage', checkToken);
    window.addEventListener('popstate', takeLink);
    return () => {
      window.removeEventListener('storage', checkToken);
      window.removeEventListener('popstate', takeLink);
    };
  }, [store, pathname]);
}
