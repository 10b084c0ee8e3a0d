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
import { type Ahead, type RoutePath, type RouteSpec, specOf } from './routes.ts';
import { Settlement } from './Settlement.tsx';

/** What a screen shows first: pending until there is an answer, or a failure. */
type Data = Atom<{ readonly isPending: boolean }>;

const DATA: Readonly<Record<Ahead, (sku: string) => Data>> = {
  products: () => productsAtom,
  product: (sku) => productAtom(sku),
  orders: () => ordersAtom,
};

/** What is worth fetching ahead for a screen; null for nothing. */
function dataOf({ path, ahead }: RouteSpec, pathname: string): Data | null {
  if (!ahead) return null;
  // As the screen has it, decoded: `matchPath` leaves it as it is in the address.
  const [match] = matchRoutes([{ path }], pathname) ?? [];
  return DATA[ahead](match?.params.sku ?? '');
}

/** Asks for data, unless it is there. Resolves once it is, or nobody has opened it. */
function ask(store: AppStore, data: Data): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!store.get(data).isPending) resolve();
    };
    // The screen finds its query in progress, or answered: it is not made twice.
    const release = store.sub(data, look);
    look();
    void after(TOUCHED_MS).then(() => {
      release();
      resolve();
    });
  });
}

/**
 * What a skeleton is made of, rendered once outside of the page: its styles are known before the first tap, which would
 * otherwise wait until everything on the screen is styled anew.
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
 * Fetches the likely next screens of the current one once that is idle, and code and data of the screen behind a link
 * as soon as a finger is on it. Nothing while the network is slow or data is to be saved. Loaded when the app is idle, it
 * also refreshes what is old when the page comes back.
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
