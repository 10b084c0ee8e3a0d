import { createRoot } from 'react-dom/client';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { DevelopmentPanel } from './DevelopmentPanel.tsx';

/** Kept in `window.name`, which outlives a log-out: whoever logs out here wants to see what follows. */
const ENTERED = 'mocks-entered';

/** Starts the in-browser server and its panel. The first visit of a tab enters as the chosen persona. */
export async function startDevelopment(loginCodeKey: string): Promise<void> {
  const { startMocks } = await import('@gemas/mocks/browser');
  const mocks = await startMocks();
  const knowsWho =
    local.getItem(LOCAL_KEYS.token) !== null || local.getItem(LOCAL_KEYS.loginCode) !== null;
  if (!knowsWho && window.name !== ENTERED) local.setItem(LOCAL_KEYS.loginCode, mocks.persona());
  window.name = ENTERED;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<DevelopmentPanel mocks={mocks} loginCodeKey={loginCodeKey} />);
}
