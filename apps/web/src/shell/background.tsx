import {
  isOld,
  mayPrefetch,
  PROOF_PAUSES_MS,
  type Prefetched,
  type RoutePath,
  type RouteSpec,
} from '@gemas/domain';
import { listen } from '@gemas/ui';
import type { Query } from '@tanstack/react-query';
import { type Atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { after } from '../platform/after.ts';
import { internalPath } from '../platform/internal-link.ts';
import { repeatWhileVisible } from '../platform/while-visible.ts';
import { NEXT_MS, TOUCHED_MS } from '../schedule.ts';
import { ordersAtom } from '../state/orders.ts';
import { lookForProofAtom } from '../state/redeem/proof.ts';
import { hasUnsettledAtom } from '../state/redeem/stored-ledger.ts';
import { refreshIdentityAtom } from '../state/session/connection.ts';
import { identityAtom, personAtom } from '../state/session/session.ts';
import type { AppStore } from '../state/session/store.ts';
import { productAtom, productsAtom } from '../state/vault.ts';
import { expectedAtom, specOf } from './routes.ts';

// Prefetches data and code, refreshes old data, and checks open orders and claims. This file is loaded after `IDLE_MS`.

/** The first data of a screen. Pending until there is an answer or a failure. */
type Data = Atom<{ readonly isPending: boolean }>;

const DATA: Readonly<Record<Prefetched, (sku: string) => Data>> = {
  products: () => productsAtom,
  product: (sku) => productAtom(sku),
  orders: () => ordersAtom,
};

/** Returns the data to prefetch for a screen. Null for none. */
function dataOf({ path, prefetch }: RouteSpec, pathname: string): Data | null {
  if (!prefetch) return null;
  // `matchRoutes` decodes the sku, as `useParams` of the screen does. `matchPath` does not decode it.
  const [match] = matchRoutes([{ path }], pathname) ?? [];
  return DATA[prefetch](match?.params.sku ?? '');
}

/** Requests data, unless they are loaded. Resolves when the data have arrived, or after `TOUCHED_MS`. */
function ask(store: AppStore, data: Data): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!store.get(data).isPending) resolve();
    };
    // Subscribing keeps the query alive, so that the opened screen uses this call or its answer instead of sending the
    // call again.
    const release = store.sub(data, look);
    look();
    void after(TOUCHED_MS).then(() => {
      release();
      resolve();
    });
  });
}

type Preload = (path: RoutePath) => void;

/**
 * Prefetches the code of the likely next screens, and the code and data behind a link that a finger touches. Prefetches
 * nothing on a slow network or with data saving.
 */
function usePrefetch(preload: Preload): void {
  const store = useStore();
  const { pathname } = useLocation();

  useEffect(() => {
    const timer = setTimeout(() => {
      if (mayPrefetch(navigator)) specOf(pathname).next?.forEach(preload);
    }, NEXT_MS);
    return () => clearTimeout(timer);
  }, [pathname, preload]);

  useEffect(
    () =>
      listen(['pointerdown'], (event) => {
        const to = internalPath(event);
        if (to === null || !mayPrefetch(navigator) || store.get(identityAtom) === null) return;
        const [target = ''] = to.split('?');
        const spec = specOf(target);
        preload(spec.path);
        const data = dataOf(spec, target);
        if (data) store.set(expectedAtom, { pathname: target, answer: ask(store, data) });
      }),
    [store, preload],
  );
}

/**
 * Refreshes the balance if it is older than 20 minutes. Fetches visible data that are older than 20 minutes or whose last
 * call has failed, also data that never loaded. Runs when the page becomes visible, is restored from the history or is
 * online again, because the page may have been suspended for hours. If a refresh fails, the screen shows the age of its
 * data.
 */
function useRefreshOnReturn(): void {
  const store = useStore();
  useEffect(() => {
    const isOldNow = (at: number) => isOld(at, Date.now());
    const predicate = ({ state }: Query) =>
      state.status === 'error' || (state.data !== undefined && isOldNow(state.dataUpdatedAt));
    return listen(['visibilitychange', 'pageshow', 'online'], () => {
      // Nothing is refetched while the page is hidden, or before the server has confirmed who is logged in.
      if (document.hidden || store.get(identityAtom) === null) return;
      const queries = store.get(queryClientAtom);
      void queries.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
      if (isOldNow(store.get(personAtom)?.at ?? 0)) void store.set(refreshIdentityAtom);
    });
  }, [store]);
}

/** While orders or claims are not settled, asks for proof: at once, then after growing pauses and on each of `events`. */
function useSettlement(): void {
  const hasUnsettled = useAtomValue(hasUnsettledAtom);
  const look = useSetAtom(lookForProofAtom);
  useEffect(() => {
    if (!hasUnsettled) return undefined;
    const events = ['visibilitychange', 'pageshow', 'online'] as const;
    return repeatWhileVisible(look, { pausesMs: PROOF_PAUSES_MS, events, startsNow: true });
  }, [hasUnsettled, look]);
}

/** @param preload loads the code of a screen */
export function Background({ preload }: { preload: Preload }) {
  usePrefetch(preload);
  useRefreshOnReturn();
  useSettlement();
  return null;
}
