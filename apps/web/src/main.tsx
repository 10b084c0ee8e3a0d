import './split-startup-task.ts';
import '@gemas/ui/theme.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { config } from './config.ts';
import { createAppStore } from './state/core/store.ts';
import { takeLoginCode } from './state/session/login-code.ts';
import { bootAtom } from './state/session/session.ts';

async function start(container: HTMLElement): Promise<void> {
  const { encrypted, url } = takeLoginCode(window.location.href);
  if (url !== window.location.href) window.history.replaceState(null, '', url);
  // Spelled out here, not in config.ts, so that a build without mocks can drop their code.
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startDevelopment } = await import('./dev/development.tsx');
    await startDevelopment(config.loginCodeKey);
  }
  const store = createAppStore();
  const { hash } = window.location;
  void store.set(bootAtom, encrypted, /^(#\/?(score)?)?$/.test(hash));
  const root = createRoot(container);
  // In a transition, so that rendering is split into short tasks.
  startTransition(() => root.render(<App store={store} />));
}

// Spelled out here, not in config.ts, so that a build that does not report drops the code.
if (import.meta.env.VITE_REPORT_URL) {
  const url = import.meta.env.VITE_REPORT_URL;
  import('./report/sender.ts').then(
    ({ startReporting }) => startReporting(url),
    () => undefined,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
