import { AppBar, Skeleton, WaitingText } from '@gemas/ui';
import { startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchRoutes, useLocation } from 'react-router-dom';
import { after, NEXT_MS, TOUCHED_MS } from '../schedule.ts';
import { type AppStore, type Atom, useStore } from '../state/core/jotai.ts';
import { ordersAtom } from '../state/orders.ts';
import { identityAtom } from '../state/session/session.ts';
import { productAtom, productsAtom } from '../state/vault.ts';
import { expectedAtom } from './expected.ts';
import { internalPath } from './internal-links.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { refreshOnReturn } from './refresh-on-return.ts';
import { type Prefetched, type RoutePath, type RouteSpec, specOf } from './routes.ts';
import { Settlement } from './Settlement.tsx';

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
  // Decodes the sku like the screen does. `matchPath` would return the encoded sku.
  const [match] = matchRoutes([{ path }], pathname) ?? [];
  return DATA[prefetch](match?.params.sku ?? '');
}

/**
 * Requests the data of a screen whose link was touched, unless these data are loaded. Resolves when the data have
 * arrived, or after `TOUCHED_MS`.
 */
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

/**
 * Renders the parts of a skeleton once outside of the page, so that the browser knows their styles before the first
 * tap. Otherwise that tap would wait until the browser has recalculated the styles of the whole screen.
 */
function Rehearsal() {
  return (
    <>
      <AppBar title="" tone="night" onBack={() => undefined} balance={0} />
      <WaitingText />
      <Skeleton />
    </>
  );
}

interface PrefetchProps {
  /** Loads the code of a screen. */
  preload: (path: RoutePath) => void;
}

/**
 * Prefetches the likely next screens when the current screen is idle. When a finger touches a link, prefetches the code
 * and data behind the link. Prefetches nothing on a slow network or with data saving. Also refreshes outdated data when
 * the page becomes visible again. The code of this component is loaded when the app is idle.
 */
export default function Prefetch({ preload }: PrefetchProps) {
  const store = useStore();
  const { pathname } = useLocation();
  const [rehearsal] = useState(() => document.createElement('div'));
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    const fetchNext = () => {
      startTransition(() => setIdle(true));
      if (!mayPrefetch(navigator)) return;
      for (const path of specOf(pathname).next ?? []) preload(path);
    };
    const timer = setTimeout(fetchNext, NEXT_MS);
    return () => clearTimeout(timer);
  }, [pathname, preload]);

  useEffect(() => {
    const touch = (event: PointerEvent) => {
      const to = internalPath(event);
      if (to === null || !mayPrefetch(navigator) || store.get(identityAtom) === null) return;
      const [target = ''] = to.split('?');
      const spec = specOf(target);
      preload(spec.path);
      const data = dataOf(spec, target);
      if (data) store.set(expectedAtom, { pathname: target, answer: ask(store, data) });
    };
    document.addEventListener('pointerdown', touch, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', touch, true);
  }, [store, preload]);

  useEffect(() => refreshOnReturn(store), [store]);

  return (
    <>
      <Settlement />
      {isIdle && createPortal(<Rehearsal />, rehearsal)}
    </>
  );
}
