import { createRoot } from 'react-dom/client';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { DevelopmentPanel } from './DevelopmentPanel.tsx';

/**
 * The `window.name` of a tab in which a persona was already logged in automatically. A log-out does not clear
 * `window.name`, so nobody is logged in automatically after a log-out.
 */
const LOGGED_IN = 'mocks-entered';

/**
 * Starts the mock server in the browser, and shows its panel. The first visit of a tab logs in as the chosen persona.
 */
export async function startDevelopment(loginCodeKey: string): Promise<void> {
  const { startMocks } = await import('@gemas/mocks/browser');
  const mocks = await startMocks();
  const hasSession =
    local.getItem(LOCAL_KEYS.token) !== null || local.getItem(LOCAL_KEYS.loginCode) !== null;
  if (!hasSession && window.name !== LOGGED_IN)
    local.setItem(LOCAL_KEYS.loginCode, mocks.persona());
  window.name = LOGGED_IN;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<DevelopmentPanel mocks={mocks} loginCodeKey={loginCodeKey} />);
}
