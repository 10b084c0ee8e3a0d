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
import { isOpeningAtom } from './state/notifications/notifications.ts';
import { takeLoginCode } from './state/session/login-code.ts';
import { rememberedAtom, startupAtom } from './state/session/session.ts';
import { bootAtom } from './state/session/start.ts';
import { createAppStore } from './state/session/store.ts';

/** How many times a second React yields to the browser while it renders the first screen; afterwards 200 times. */
const OPENING_FRAME_RATE = 30;

/**
 * Loads the code that the first screen does not need: the fonts, and the code that sends calls. Waits `LATER_MS` first,
 * unless a service worker has cached both.
 */
async function loadLater(store: AppStore): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  await after(isKept ? 0 : LATER_MS);
  store.set(isOpeningAtom, false);
  // Failures are ignored. Without the code of the fonts, the fallback fonts stay. The code that sends calls is loaded
  // again by the next call.
  const fonts = import('@gemas/ui/fonts').then(({ loadFonts }) => loadFonts());
  await Promise.allSettled([fonts, loadTransport()]);
}

/** Calls `then` after the content rendered before this component has been painted. */
function AfterPaint({ then }: { then: () => void }) {
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(then));
  }, [then]);
  return null;
}

/** Starts the session. Resolves when there is something to render: a screen, or the splash with its progress. */
async function bootFor(store: AppStore, encrypted: string | null): Promise<void> {
  const booted = store.set(bootAtom, encrypted);
  const hasRemembered = store.get(rememberedAtom) !== null;
  if (!hasRemembered) await Promise.race([booted, after(SPLASH_MS)]);
  // If the screen Start would redirect, the target is rendered at once, without rendering Start first.
  const isStart = /^(#\/?)?$/.test(window.location.hash);
  const detour = isStart ? detourOf(store.get(startupAtom), paths.start, false) : null;
  if (detour !== null) window.history.replaceState(window.history.state, '', href(detour));
}

async function start(container: HTMLElement): Promise<void> {
  const { encrypted, url } = takeLoginCode(window.location.href);
  if (url !== window.location.href) window.history.replaceState(null, '', url);
  // The variable is read here and not in config.ts, so that a build without mocks can drop the code of the mocks.
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startDevelopment } = await import('./dev/development.tsx');
    await startDevelopment(config.loginCodeKey);
  }
  const store = createAppStore({ onCodeLost: () => void reloadOnce(import.meta.url) });
  store.set(isOpeningAtom, true);
  await bootFor(store, encrypted);
  const root = createRoot(container);
  // The first screen is rendered in a transition, which React splits into short tasks. Very short tasks would delay the
  // screen, because the browser may render a frame between two tasks.
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

// The variable is read here and not in config.ts, so that a build without reporting can drop the code of reporting.
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
