import '@gemas/ui/theme.css';
import { detour as detourOf, href, paths } from '@gemas/domain';
import { watchPresses } from '@gemas/ui';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from '../App.tsx';
import { config } from '../config.ts';
import { after, afterPaint } from '../platform/after.ts';
import { markDarkened } from '../platform/darkened.ts';
import { routerAddress } from '../platform/internal-link.ts';
import { FRAME_RATE, SPLASH_MS } from '../schedule.ts';
import { watchInstall } from '../state/core/install-offer.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { rememberedAtom, startupAtom, stayOnStartAtom } from '../state/session/session.ts';
import { runStartupAtom } from '../state/session/start.ts';
import { type AppStore, createAppStore } from '../state/session/store.ts';

/**
 * Runs the start-up. Resolves when there is something to render: at once if the phone remembers the user, otherwise when
 * the start-up has ended, or after `SPLASH_MS` to show the splash with its progress.
 */
async function runStartup(store: AppStore, encrypted: string | null): Promise<void> {
  const running = store.set(runStartupAtom, encrypted);
  if (store.get(rememberedAtom) === null) await Promise.race([running, after(SPLASH_MS)]);
  // If Start would redirect, the target is rendered at once, without a render of the splash before it.
  if (routerAddress() !== paths.start) return;
  const detour = detourOf(store.get(startupAtom), paths.start, store.get(stayOnStartAtom));
  if (detour !== null) window.history.replaceState(window.history.state, '', href(detour));
}

/** Loads the fonts. If they fail to load, the fallback fonts stay. */
const loadFonts = () =>
  void import('@gemas/ui/fonts').then((fonts) => fonts.loadFonts()).catch(() => undefined);

/** Calls `then` as soon as the browser has painted the content that precedes this component. */
function AfterPaint({ then }: { then: () => void }) {
  useEffect(() => afterPaint(then), [then]);
  return null;
}

async function start(): Promise<void> {
  const { encrypted, url } = takeLoginCode(window.location.href);
  // SessionFail and Maintenance show the result of an earlier start-up, so this start-up begins at Start (decision 3).
  const address = url.replace(/#\/(fail|maintenance)$/, '#/');
  if (address !== window.location.href) window.history.replaceState(null, '', address);
  // `VITE_MOCKS` is read here, not in config.ts, so that the bundler removes the mocks from a build without mocks.
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startDevelopment } = await import('../dev/development.tsx');
    await startDevelopment(config.loginCodeKey);
  }
  const store = createAppStore();
  await runStartup(store, encrypted);
  // At the low frame rate React renders in fewer and longer tasks, so that a screen is visible sooner.
  forceFrameRate(FRAME_RATE);
  startTransition(() =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <>
        <App store={store} />
        <AfterPaint then={loadFonts} />
      </>,
    ),
  );
}

if (import.meta.env.VITE_REPORT_URL) {
  const url = import.meta.env.VITE_REPORT_URL;
  // If the reporter cannot be loaded, the app runs without error reports.
  import('../report/sender.ts').then(({ startReporting }) => startReporting(url)).catch(() => {});
}
watchPresses();
markDarkened();
watchInstall();
void start();
