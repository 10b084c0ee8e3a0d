import { listen } from '@gemas/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { type AppStore, useStore } from '../state/core/jotai.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { checkTokenAtom, identityAtom, startupAtom } from '../state/session/session.ts';
import { followLinkAtom } from '../state/session/start.ts';

type Entering = typeof import('../state/session/entering.ts');

/** Imports entering.ts and passes it to `act`. If the import or `act` fails, loads the page at `address` instead. */
async function withEntering(
  address: string,
  act: (entering: Entering) => Promise<void>,
): Promise<void> {
  try {
    await act(await import('../state/session/entering.ts'));
  } catch {
    window.history.replaceState(null, '', address);
    window.location.reload();
  }
}

/** Restarts the session without a page load. `encrypted` is the encrypted login code of a link, null for none. */
function restart(store: AppStore, encrypted: string | null, address: string): void {
  // Shows the splash at once, so that no data of the previous user stays visible.
  store.set(startupAtom, { type: 'start-pending' });
  void withEntering(address, ({ restartAtom }) => store.set(restartAtom, encrypted));
}

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
      if (store.set(checkTokenAtom)) restart(store, null, window.location.href);
    };
    // The token is also checked on each navigation, because a tab gets no `storage` event for its own changes.
    void pathname;
    checkToken();
    // Another tab may have changed the token, or another person may have used the phone while the page was hidden.
    return listen(['storage', 'pageshow', 'visibilitychange'], checkToken);
  }, [store, pathname]);

  const followLink = useEffectEvent(async (address: string, before: string) => {
    const { encrypted, url } = takeLoginCode(address);
    if (encrypted === null) return;
    const follow = () => navigate(pathOf(url), { replace: true });
    if (store.get(identityAtom) === null) {
      restart(store, encrypted, address);
      return follow();
    }
    // Restores the previous address. The user stays on the previous screen until the question about the link's code is
    // answered.
    navigate(pathOf(takeLoginCode(before).url), { replace: true });
    if (await store.set(followLinkAtom, encrypted, pathOf(url))) follow();
  });
  useEffect(() => {
    // The user may have opened a link before this effect ran, so the current address is checked first. If the browser
    // still sends the `hashchange` event of that link, the event is ignored.
    let followed = window.location.href;
    void followLink(followed, takeLoginCode(followed).url);
    // The router has already handled the link and may have redirected, so only the event still has the link's address.
    return listen(['hashchange'], ({ oldURL, newURL }) => {
      if (newURL === followed) followed = '';
      else void followLink(newURL, oldURL);
    });
  }, []);
}
