import { useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { repeatWhileVisible } from '../platform/while-visible.ts';
import { RECONNECT_MS } from '../schedule.ts';
import { refreshIdentityAtom } from '../state/session/connection.ts';
import { identityAtom } from '../state/session/session.ts';

/**
 * Mounted while the app shows remembered data. Asks the server who is logged in: every `RECONNECT_MS` while the page is
 * visible, and when the page becomes visible or the browser goes online. After an answer, fetches all data that failed
 * to load (decision 64). Sends nothing that changes data.
 */
export function Reconnect() {
  const store = useStore();
  useEffect(() => {
    const stop = repeatWhileVisible(() => void store.set(refreshIdentityAtom), {
      pausesMs: [RECONNECT_MS],
      events: ['online', 'visibilitychange'],
      startsNow: false,
    });
    return () => {
      stop();
      if (store.get(identityAtom) === null) return;
      const predicate = ({ state }: { state: { status: string } }) => state.status === 'error';
      void store.get(queryClientAtom).refetchQueries({ predicate });
    };
  }, [store]);
  return null;
}
