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
  // Written out here and not in the configuration: a build without mocks must be able to drop their code.
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startDevelopment } = await import('./dev/development.tsx');
    await startDevelopment(config.loginCodeKey);
  }
  const store = createAppStore();
  void store.set(bootAtom, encrypted);
  const root = createRoot(container);
  // Bit by bit, as everything that nobody waits for with a finger on the screen.
  startTransition(() => root.render(<App store={store} />));
}

const container = document.getElementById('root');
if (container) void start(container);
