import { listen } from '@gemas/ui';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { routerAddress } from '../platform/internal-link.ts';
import { leaveForAtom } from '../state/session/change-person.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { checkTokenAtom, identityAtom } from '../state/session/session.ts';
import { followLinkAtom } from '../state/session/start.ts';

/**
 * Watches for session changes from outside: a link with a login code that is opened in the running app, and a token
 * that was changed by another tab or in the developer tools.
 */
export function useSessionWatch({ pathname }: Location): void {
  const store = useStore();
  const navigate = useNavigate();

  useEffect(() => {
    const checkToken = () => {
      if (store.set(checkTokenAtom)) void store.set(leaveForAtom, null);
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
    // While nobody is in, the start-up of the next page handles the code.
    if (store.get(identityAtom) === null) return store.set(leaveForAtom, address);
    // Restores the previous address. The user stays on the previous screen until the question about the link's code is
    // answered.
    navigate(routerAddress(takeLoginCode(before).url), { replace: true });
    const isOwn = await store.set(followLinkAtom, encrypted, routerAddress(url));
    if (isOwn) navigate(routerAddress(url), { replace: true });
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
