import { useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import type { AppStore } from '../state/core/jotai.ts';
import { useStore } from '../state/core/jotai.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { checkTokenAtom, identityAtom, startupAtom } from '../state/session/session.ts';

/** Runs code that is loaded on demand; if that fails, the page is loaded anew at `address`, which does the same. */
async function onDemand<T>(address: string, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    window.history.replaceState(null, '', address);
    window.location.reload();
    return undefined;
  }
}

/** Starts the session again in place, with the login code of a link or none. */
async function restart(store: AppStore, encrypted: string | null, address: string): Promise<void> {
  // Shows the splash at once: nothing of the previous person stays in sight.
  store.set(startupAtom, { type: 'restart' });
  await onDemand(address, async () => {
    const { restartAtom } = await import('../state/session/next-person.ts');
    await store.set(restartAtom, encrypted);
  });
}

/** Tries the code of a link while somebody is in. Returns whether the link may be followed. */
const tryLink = (store: AppStore, encrypted: string, address: string) =>
  onDemand(address, async () => {
    const { followLinkAtom } = await import('../state/session/entering.ts');
    return store.set(followLinkAtom, encrypted);
  });

const pathOf = (address: string) => new URL(address).hash.slice(1) || '/';

/**
 * When a token may have changed without this page: another tab wrote it, or the page comes back from the history or into
 * sight, having slept while others used the phone.
 */
const RETURNS = ['storage', 'pageshow', 'visibilitychange'];

/**
 * Watches for changes of the session from outside: a link with a login code opened in the running app, and a token that
 * another tab or somebody in the developer tools has changed.
 */
export function useSessionWatch({ pathname }: Location): void {
  const store = useStore();
  const navigate = useNavigate();

  useEffect(() => {
    const checkToken = () => {
      if (store.set(checkTokenAtom)) void restart(store, null, window.location.href);
    };
    // The router has handled the link by now and may have redirected: only the event still knows its address.
    const takeLink = async ({ oldURL, newURL }: HashChangeEvent) => {
      const { encrypted, url } = takeLoginCode(newURL);
      if (encrypted === null) return;
      if (store.get(identityAtom) === null) {
        void restart(store, encrypted, newURL);
        navigate(pathOf(url), { replace: true });
        return;
      }
      // Until the code is accepted the person stays where they were.
      navigate(pathOf(takeLoginCode(oldURL).url), { replace: true });
      if (await tryLink(store, encrypted, newURL)) navigate(pathOf(url), { replace: true });
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
