import { detour as detourOf, paths, shownAt } from '@gemas/domain';
import { Splash, WaitingNotice } from '@gemas/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { routePages } from './route-pages.ts';
import { after, IDLE_MS } from './schedule.ts';
import { expectedAtom } from './shell/expected.ts';
import { GlobalFailure } from './shell/GlobalFailure.tsx';
import { useInternalLinks } from './shell/internal-links.ts';
import { PageSlot } from './shell/lazy-page.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { PageSkeleton, UnreachablePage } from './shell/page-frame.tsx';
import { useRouteFocus } from './shell/route-focus.ts';
import { type RoutePath, type RouteSpec, specOf } from './shell/routes.ts';
import { useSessionWatch } from './shell/session-watch.ts';
import { ToastOutlet } from './shell/ToastOutlet.tsx';
import { UpdateGate } from './shell/UpdateGate.tsx';
import { useAtomValue, useStore } from './state/core/jotai.ts';
import { startupAtom, stayOnStartAtom } from './state/session/session.ts';

const PRODUCT_NAME = 'Esmeraldas';

/** Paths of the screens that follow the splash directly, without a skeleton in between. */
const AFTER_SPLASH: readonly string[] = [paths.start, paths.score];

/** The splash. Its progress bar fills while the app waits, and slows down near the end. */
function Loading() {
  const [began] = useState(Date.now);
  const [now, setNow] = useState(began);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(tick);
  }, []);
  // Adds 6 % of the rest every 100 ms of elapsed time. A count of timer calls would depend on how busy the phone is.
  return <Splash progress={Math.round(100 - 100 * 0.94 ** ((now - began) / 100))} />;
}

// If the code of `Reconnect` cannot be loaded, the user can still reconnect with 'Intentar de nuevo'.
const Reconnect = lazy<ComponentType>(() =>
  import('./shell/Reconnect.tsx').catch(() => ({ default: () => null })),
);

function CurrentPage({ spec, pathname }: { spec: RouteSpec; pathname: string }) {
  // Going back shows the previous screen at once, without its skeleton first.
  const isNew = useNavigationType() !== NavigationType.Pop;
  const expected = useStore().get(expectedAtom);
  const isFirst = AFTER_SPLASH.includes(spec.path);
  const page = (
    <PageSlot
      key={spec.path}
      page={routePages[spec.path]}
      isDeferred={isNew && !isFirst}
      answer={expected?.pathname === pathname ? expected.answer : null}
      fallback={isFirst ? <Loading /> : <PageSkeleton spec={spec} />}
    />
  );
  // Contains only the current route. With a table of all routes, the router would rank all of them on each navigation.
  return (
    <Routes>
      <Route path={spec.path} element={page} />
      <Route path="*" element={page} />
    </Routes>
  );
}

/**
 * Returns the path to redirect to. Null if the requested screen may be shown. Guards every screen: without a session,
 * screens that need one are not shown (decision 4).
 */
function useDetour({ neverRedirects }: RouteSpec, pathname: string): string | null {
  const startup = useAtomValue(startupAtom);
  const stayOnStart = useAtomValue(stayOnStartAtom);
  return neverRedirects ? null : detourOf(startup, pathname, stayOnStart);
}

// The code of `NewVersion` also registers the service worker. If this code cannot be loaded, the app works without the
// service worker.
const NewVersion = lazy<ComponentType>(() =>
  after(IDLE_MS)
    .then(() => import('./shell/NewVersion.tsx'))
    .catch(() => ({ default: () => null })),
);

const preload = (path: RoutePath) => void routePages[path].preload();

// If the code of `Prefetch` cannot be loaded, every screen loads its own code when it is opened.
const Prefetch = lazy<ComponentType<{ preload: typeof preload }>>(() =>
  after(IDLE_MS)
    .then(() => import('./shell/Prefetch.tsx'))
    .catch(() => ({ default: () => null })),
);

/** All screens of the app, rendered once the start-up knows who is logged in (spec sections 2 and 4). */
export function AppRoutes() {
  const location = useLocation();
  const startup = useAtomValue(startupAtom);
  const spec = specOf(location.pathname);
  const { title, isPassing = false, needsSession = false } = spec;
  const shown = shownAt(startup, needsSession);
  const detour = useDetour(spec, location.pathname);
  useSessionWatch(location);
  useRouteFocus(location);
  useInternalLinks(location, isPassing);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  if (shown === 'splash' || detour !== null) {
    return (
      <>
        {shown !== 'splash' && detour !== null && <Navigate to={detour} replace />}
        <Loading />
      </>
    );
  }
  return (
    <PageBoundary place={location.pathname + location.search}>
      {shown === 'unreachable' ? (
        <UnreachablePage spec={spec} />
      ) : (
        <CurrentPage spec={spec} pathname={location.pathname} />
      )}
      {startup.step === 'fetching-user' && startup.remembered && (
        <WaitingNotice since={new Date(startup.remembered.at).toISOString()} />
      )}
      <GlobalFailure />
      <UpdateGate />
      <ToastOutlet />
      {(startup.step === 'ready' || startup.step === 'remembered') && (
        <Suspense>
          <Prefetch preload={preload} />
        </Suspense>
      )}
      {startup.step === 'remembered' && (
        <Suspense>
          <Reconnect />
        </Suspense>
      )}
      {import.meta.env.VITE_WORKER === 'on' && (
        <Suspense>
          <NewVersion />
        </Suspense>
      )}
    </PageBoundary>
  );
}
