import { MocksPanel } from '@gemas/ui';
import { createRoot } from 'react-dom/client';
import { LOCAL_KEYS, local, session } from '../state/core/storage.ts';

/** Space added below the page, so that the panel of the mocks covers no content. */
const ROOM = '56px';

/**
 * The `window.name` of a tab in which a persona was already logged in automatically. A log-out does not clear
 * `window.name`, so nobody is logged in automatically after a log-out.
 */
const LOGGED_IN = 'mocks-entered';

/**
 * Starts the mock server and its panel. If nobody is logged in, logs in as the chosen persona, once per tab.
 */
export async function startDevelopment(loginCodeKey: string): Promise<void> {
  const { startMocks } = await import('@gemas/mocks/browser');
  const mocks = await startMocks();
  const hasSession =
    local.getItem(LOCAL_KEYS.token) !== null || local.getItem(LOCAL_KEYS.loginCode) !== null;
  if (!hasSession && window.name !== LOGGED_IN)
    local.setItem(LOCAL_KEYS.loginCode, mocks.persona());
  window.name = LOGGED_IN;
  const linkOf = async (persona: string) =>
    `${window.location.pathname}?code=${await mocks.loginCode(persona, loginCodeKey)}`;
  const logInAs = async (persona: string) => {
    const url = await linkOf(persona);
    local.clear();
    session.clear();
    mocks.choosePersona(persona);
    window.location.replace(url);
  };
  const container = document.createElement('div');
  document.body.append(container);
  document.body.style.paddingBlockEnd = ROOM;
  createRoot(container).render(
    <MocksPanel
      personas={mocks.personas}
      persona={mocks.persona()}
      onPersona={(code) => void logInAs(code)}
      faults={mocks.scenarios}
      fault={mocks.scenario() ?? ''}
      onFault={(fault) => {
        const chosen = mocks.scenarios.find(({ name }) => name === fault);
        mocks.chooseScenario(chosen?.name ?? null);
      }}
      link={await linkOf(mocks.persona()).catch(() => '')}
    />,
  );
}
