import './split-startup-task.ts';
import '@gemas/ui/theme.css';
import { detour as detourOf, href, paths } from '@gemas/domain';
import { watchPresses } from '@gemas/ui';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from './App.tsx';
import { loadTransport } from './api/client.ts';
import { config } from './config.ts';
import { after, LATER_MS, SPLASH_MS } from './schedule.ts';
import { reloadOnce } from './shell/reload-once.ts';
import { watchInstall } from './state/core/install-offer.ts';
import type { AppStore } from './state/core/jotai.ts';
import { isOpeningAtom } from './state/core/opening.ts';
import { createAppStore } from './state/core/store.ts';
import { takeLoginCode } from './state/session/login-code.ts';
import { pictureAtom, startupAtom } from './state/session/session.ts';
import { bootAtom } from './state/session/start.ts';

/** So many times a second React lets the browser draw while it renders the first screen; later 200 times. */
const OPENING_FRAME_RATE = 30;

/** Loads all that the first screen can do without, at once where the worker has it: the fonts, and what sends calls. */
async function loadLater(store: AppStore): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  await after(isKept ? 0 : LATER_MS);
  store.set(isOpeningAtom, false);
  // Without the fonts' code what stands in for them stays; what sends calls is loaded by the next call.
  const fonts = import('@gemas/ui/fonts').then(({ loadFonts }) => loadFonts());
  await Promise.allSettled([fonts, loadTransport()]);
}

/** Calls `then` once what stands before it is on the screen. */
function AfterPaint({ then }: { then: () => void }) {
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(then));
  }, [then]);
  return null;
}

/** Starts the session. Resolves when there is something to show: a screen, or the splash with its progress. */
async function bootFor(store: AppStore, encrypted: string | null): Promise<void> {
  const booted = store.set(bootAtom, encrypted);
  const hasPicture = store.get(pictureAtom) !== null;
  if (!hasPicture) await Promise.race([booted, after(SPLASH_MS)]);
  // Where Start would only redirect to, that screen is rendered at once.
  const isStart = /^(#\/?)?$/.test(window.location.hash);
  const detour = isStart ? detourOf(store.get(startupAtom), paths.start, false) : null;
  if (detour !== null) window.history.replaceState(window.history.state, '', href(detour));
}

async function start(container: HTMLElement): Promise<void> {
  const { encrypted, url } = takeLoginCode(window.location.href);
  if (url !== window.location.href) window.history.replaceState(null, '', url);
  // Spelled out here, not in config.ts, so that a build without mocks can drop their code.
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startDevelopment } = await import('./dev/development.tsx');
    await startDevelopment(config.loginCodeKey);
  }
  const store = createAppStore({ onCodeLost: () => void reloadOnce(import.meta.url) });
  store.set(isOpeningAtom, true);
  await bootFor(store, encrypted);
  const root = createRoot(container);
  // In a transition, so that rendering is split into short tasks: not too short, as a frame is drawn between two.
  forceFrameRate(OPENING_FRAME_RATE);
  const endOpening = () => {
    forceFrameRate(0);
    void loadLater(store);
  };
  startTransition(() =>
    root.render(
      <>
        <App store={store} />
        <AfterPaint then={endOpening} />
      </>,
    ),
  );
}

// Spelled out here, not in config.ts, so that a build that does not report drops the code.
if (import.meta.env.VITE_REPORT_URL) {
  const url = import.meta.env.VITE_REPORT_URL;
  import('./report/sender.ts').then(
    ({ startReporting }) => startReporting(url),
    () => undefined,
  );
}

watchPresses();
watchInstall();
const container = document.getElementById('root');
if (container) void start(container);
