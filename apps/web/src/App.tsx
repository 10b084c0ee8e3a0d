import {
  detour as detourOf,
  paths,
  type RoutePath,
  type RouteSpec,
  shownAt,
  unreadablePart,
} from '@gemas/domain';
import { Autofill, BrokenPage, HtmlFailure, TimedSplash, WaitingNotice } from '@gemas/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue, useSetAtom, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import {
  HashRouter,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { config } from './config.ts';
import { after } from './platform/after.ts';
import { optional, PageSlot } from './platform/lazy.tsx';
import { usePageFocus } from './platform/page-focus.ts';
import { routePages } from './route-pages.ts';
import { IDLE_MS } from './schedule.ts';
import { BackClosesDialog } from './shell/back.ts';
import { useInternalLinks } from './shell/internal-links.ts';
import { GlobalFailure, LinkGate, ToastOutlet, UpdateGate } from './shell/overlays.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { PageSkeleton, UnreachablePage } from './shell/page-frame.tsx';
import { expectedAtom, specOf } from './shell/routes.ts';
import { useSessionWatch } from './shell/session-watch.ts';
import { isLoadLateAtom, leaveForAtom } from './state/session/change-person.ts';
import { startupAtom, stayOnStartAtom } from './state/session/session.ts';
import { type AppStore, reportFinding } from './state/session/store.ts';

const PRODUCT_NAME = 'Esmeraldas';

/** Paths of pages that are rendered at once, never after a skeleton. While the code of Start loads, the splash stays. */
const SPLASH_PATHS: readonly string[] = [paths.start, paths.score];

function CurrentPage({ spec, isBack }: { spec: RouteSpec; isBack: boolean }) {
  const { pathname } = useLocation();
  const expected = useStore().get(expectedAtom);
  const showsSplash = SPLASH_PATHS.includes(spec.path);
  const page = (
    <PageSlot
      key={spec.path}
      // The code of Score is in the first files. The code of all other pages is loaded when it is needed.
      page={routePages[spec.path]}
      // Renders the skeleton first, even if the page's code is loaded, so that a tap on a link has an effect at once.
      isDeferred={!isBack && !showsSplash}
      answer={expected?.pathname === pathname ? expected.answer : null}
      fallback={showsSplash ? <TimedSplash /> : <PageSkeleton spec={spec} />}
    />
  );
  // `Routes` contains only the current route. If it had all of them, the router would sort them on each navigation.
  return (
    <Routes>
      <Route path={spec.path} element={page} />
      <Route path="*" element={page} />
    </Routes>
  );
}

/** Replaces every screen until the page is loaded again. If the page load fails, offers a retry. */
function Leaving() {
  const leaveFor = useSetAtom(leaveForAtom);
  if (!useAtomValue(isLoadLateAtom)) return <TimedSplash />;
  return <BrokenPage failure="offline" isReloading={false} onRetry={() => void leaveFor(null)} />;
}

// The app works even if these components fail to load: screens load their code and data when they are opened,
// the user reconnects with 'Intentar de nuevo', and no service worker is registered.
const Background = optional(async () => {
  await after(IDLE_MS);
  return (await import('./shell/background.tsx')).Background;
});
const Reconnect = optional(async () => (await import('./shell/Reconnect.tsx')).Reconnect);
const NewVersion = optional(async () => {
  await after(IDLE_MS);
  return (await import('./shell/NewVersion.tsx')).NewVersion;
});

const preload = (path: RoutePath) => void routePages[path].preload();

/** All screens of the app, and the splash until it is known who is logged in (spec sections 2 and 4). */
function AppRoutes() {
  const location = useLocation();
  const address = location.pathname + location.search;
  const isBack = useNavigationType() === NavigationType.Pop;
  const startup = useAtomValue(startupAtom);
  const spec = specOf(location.pathname);
  const { title, isPassing = false, needsSession = false, neverRedirects = false } = spec;
  const stayOnStart = useAtomValue(stayOnStartAtom);
  const shown = shownAt(startup, needsSession);
  // Path to redirect to, such as SessionFail if nobody is logged in (decision 4). Null if this screen may be shown.
  const detour = neverRedirects ? null : detourOf(startup, location.pathname, stayOnStart);
  useSessionWatch(location);
  // Every location opened from the address bar has the key 'default', so the address is needed to tell screens apart.
  usePageFocus(`${location.key} ${address}`, isBack);
  useInternalLinks(location, isPassing);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  if (startup.step === 'leaving') return <Leaving />;
  if (shown === 'splash' || detour !== null) {
    return (
      <>
        {shown !== 'splash' && detour !== null && <Navigate to={detour} replace />}
        <TimedSplash />
      </>
    );
  }
  return (
    <PageBoundary place={address}>
      {shown === 'unreachable' ? (
        <UnreachablePage spec={spec} />
      ) : (
        <CurrentPage spec={spec} isBack={isBack} />
      )}
      {startup.step === 'fetching-user' && startup.remembered && (
        <WaitingNotice since={new Date(startup.remembered.at).toISOString()} />
      )}
      <GlobalFailure />
      <UpdateGate />
      <LinkGate />
      <ToastOutlet />
      {(startup.step === 'ready' || startup.step === 'offline') && <Background preload={preload} />}
      {startup.step === 'offline' && <Reconnect />}
      {import.meta.env.VITE_WORKER === 'on' && <NewVersion />}
    </PageBoundary>
  );
}

/** Renders the whole app. The store belongs to the page. Another user gets a new page (decision 55). */
export function App({ store }: { store: AppStore }) {
  return (
    <PageBoundary>
      <HashRouter>
        <BackClosesDialog />
        <Provider store={store}>
          <QueryClientProvider client={store.get(queryClientAtom)}>
            <HtmlFailure value={(field) => reportFinding(unreadablePart('html', field))}>
              <Autofill value={!config.sharedPhones}>
                <AppRoutes />
              </Autofill>
            </HtmlFailure>
          </QueryClientProvider>
        </Provider>
      </HashRouter>
    </PageBoundary>
  );
}
