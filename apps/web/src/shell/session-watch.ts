import { listen } from '@gemas/ui';
import { useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import type { AppStore } from '../state/core/jotai.ts';
import { useStore } from '../state/core/jotai.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { checkTokenAtom, identityAtom, startupAtom } from '../state/session/session.ts';

/**
 * Runs `act`, whose code is loaded on demand. If that code cannot be loaded, reloads the page at `address`, which has
 * the same effect.
 */
async function onDemand<T>(address: string, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    window.history.replaceState(null, '', address);
    window.location.reload();
    return undefined;
  }
}

/** Restarts the session without a page load, with the login code of a link or without one. */
async function restart(store: AppStore, encrypted: string | null, address: string): Promise<void> {
  // Shows the splash at once, so that no data of the previous user stays visible.
  store.set(startupAtom, { type: 'restart' });
  await onDemand(address, async () => {
    const { restartAtom } = await import('../state/session/entering.ts');
    await store.set(restartAtom, encrypted);
  });
}

/** Logs in with the code of a link while a user is logged in. Resolves to true if the link may be followed. */
const tryLink = (store: AppStore, encrypted: string, address: string) =>
  onDemand(address, async () => {
    const { followLinkAtom } = await import('../state/session/entering.ts');
    return store.set(followLinkAtom, encrypted);
  });

const pathOf = (address: string) => new URL(address).hash.slice(1) || '/';

/**
 * Watches for session changes from outside: a link with a login code that is opened in the running app, and a token
 * that was changed by another tab or in the developer tools.
 */
export function useSessionWatch({ pathname }: Location): void {
  const store = useStore();
  const navigate = useNavigate();

  useEffect(() => {
    const checkToken = () => {
      if (store.set(checkTokenAtom)) void restart(store, null, window.location.href);
    };
    // The token is also checked on each navigation, because the tab that changes a storage gets no event.
    void pathname;
    checkToken();
    // Another tab wrote the token, or other people used the phone before the page was shown again.
    return listen(['storage', 'pageshow', 'visibilitychange'], checkToken);
  }, [store, pathname]);

  useEffect(
    () =>
      // The router has already handled the link and may have redirected, so only the event still has the link's address.
      listen(['hashchange'], async ({ oldURL, newURL }) => {
        const { encrypted, url } = takeLoginCode(newURL);
        if (encrypted === null) return;
        if (store.get(identityAtom) === null) {
          void restart(store, encrypted, newURL);
          navigate(pathOf(url), { replace: true });
          return;
        }
        // Until the code is accepted, the user stays on their screen.
        navigate(pathOf(takeLoginCode(oldURL).url), { replace: true });
        if (await tryLink(store, encrypted, newURL)) navigate(pathOf(url), { replace: true });
      }),
    [store, navigate],
  );
}
