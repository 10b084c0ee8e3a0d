import { landing, paths } from '@gemas/domain';
import { Splash } from '@gemas/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAtom, useAtomValue, useSetAtom } from '../state/jotai.ts';
import {
  identityAtom,
  startupAtom,
  tokenAtom,
  tokenLostAtom,
  watchToken,
} from '../state/session.ts';
import { GlobalFailure } from './GlobalFailure.tsx';
import { useInnerLinks } from './inner-links.ts';
import { PageSlot } from './lazy-page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Redirect } from './Redirect.tsx';
import { useRouteFocus } from './route-focus.ts';
import { FALLBACK_PATH, type RouteSpec, routes, specOf } from './routes.ts';
import { ToastPlace } from './ToastPlace.tsx';
import { UpdateGate } from './UpdateGate.tsx';

const PRODUCT_NAME = 'Esmeraldas';

/** Screens that fill the view from the start: the splash goes over into them. */
const AFTER_SPLASH: readonly string[] = ['/', FALLBACK_PATH];

/** The splash, its bar filling while the app waits; it slows down as it nears the end. */
function Loading() {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const tick = setInterval(() => setProgress((now) => now + (100 - now) * 0.06), 100);
    return () => clearInterval(tick);
  }, []);
  return <Splash progress={Math.round(progress)} />;
}

/** Screens behind the log-in. A token lost on the way leads to Start (decision 4). */
function Guarded({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const identity = useAtomValue(identityAtom);
  const [wasLost, loseToken] = useAtom(tokenLostAtom);
  const setToken = useSetAtom(tokenAtom);
  useEffect(() => watchToken(() => setToken(null)), [setToken]);
  const isOut = token === null || identity === null;
  useEffect(() => {
    if (isOut) loseToken(true);
  }, [isOut, loseToken]);
  // Decided once: losing the token is told to everybody, this very screen included.
  const [exit] = useState(wasLost ? paths.fail : paths.start);
  return isOut ? <Redirect to={exit} /> : children;
}

function RouteTable() {
  const fallback = routes.find(({ path }) => path === FALLBACK_PATH);
  const element = ({ path, title, ground, page, login }: RouteSpec) => {
    const isFirst = AFTER_SPLASH.includes(path);
    const screen = (
      <Suspense
        key={path}
        fallback={isFirst ? <Loading /> : <PageSkeleton title={title} ground={ground} />}
      >
        <PageSlot page={page} />
      </Suspense>
    );
    return login ? <Guarded>{screen}</Guarded> : screen;
  };
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={element(route)} />
      ))}
      {fallback && <Route path="*" element={element(fallback)} />}
    </Routes>
  );
}

/** Where a finished start-up must lead instead of the address asked for; null where the address stands. */
function useDetour(pathname: string): string | null {
  const startup = useAtomValue(startupAtom);
  const tokenLost = useAtomValue(tokenLostAtom);
  if (specOf(pathname)?.neverRedirects && pathname !== paths.start) return null;
  switch (startup.step) {
    case 'failed':
      return paths.fail;
    case 'blocked':
      return paths.errorApp(startup.message);
    case 'version':
      return paths.version;
    case 'maintenance':
      return paths.maintenance;
    case 'ready': {
      const landsOnScore = landing(startup.enteredBy, startup.identity.user) === 'score';
      return pathname === paths.start && landsOnScore && !tokenLost ? paths.score : null;
    }
    default:
      return null;
  }
}

/** By then a slow phone has drawn the screen and its answers are in, ms. */
const PRELOAD_AFTER_MS = 3000;

/** Fetches the code of the screens that come next, out of the way of the one being opened. */
function usePreload(spec: RouteSpec | undefined, isReady: boolean): void {
  useEffect(() => {
    if (!spec || !isReady) return;
    const preload = () => {
      for (const route of routes) if (spec.next?.includes(route.path)) void route.page.preload();
    };
    const timer = setTimeout(preload, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [spec, isReady]);
}

/** Every screen of the app, once it is known who is there (spec sections 2 and 4). */
export function AppRoutes() {
  const location = useLocation();
  const { step } = useAtomValue(startupAtom);
  const detour = useDetour(location.pathname);
  const isStarting = step === 'booting' || step === 'fetching-user' || step === 'logging-in';
  const spec = specOf(location.pathname);
  const title = spec?.title;
  useRouteFocus(location);
  useInnerLinks(location, spec?.isPassing === true);
  usePreload(spec, step === 'ready');
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);

  if (isStarting || detour !== null) {
    return (
      <>
        {!isStarting && detour !== null && <Navigate to={detour} replace />}
        <Loading />
      </>
    );
  }
  return (
    <PageBoundary place={location.key}>
      <RouteTable />
      <GlobalFailure />
      <UpdateGate />
      <ToastPlace />
    </PageBoundary>
  );
}
