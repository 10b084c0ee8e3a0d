import type { Mocks } from '@gemas/mocks/browser';
import { token } from '@gemas/ui';
import { SelectField } from '@gemas/ui/components';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { LOCAL_KEYS, local, session } from '../state/core/storage.ts';

const Panel = styled.details`
  position: fixed;
  inset-block-end: 88px;
  inset-inline-start: 8px;
  z-index: ${token('z-toast')};
  max-inline-size: min(20rem, calc(100vw - 16px));
  border: ${token('border-width-hairline')} solid ${token('gold-600')};
  border-radius: ${token('radius-card')};
  background: ${token('gold-100')};
  color: ${token('gold-800')};
  font: 500 0.875rem/1.3 ${token('font-text')};

  summary {
    padding: ${token('space-2')} ${token('space-3')};
    cursor: pointer;
    font-weight: 700;
  }
`;

const Form = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: 0 ${token('space-3')} ${token('space-3')};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('size-touch')};
    color: inherit;
    font-weight: 700;
  }
`;

/** Space added below the page, so that no content stays behind the panel. */
const ROOM = '56px';

interface Props {
  mocks: Mocks;
  /** Returns the address that logs in as the persona with this code. */
  linkOf: (persona: string) => Promise<string>;
  /** The login link of the chosen persona. Empty if the link could not be created. */
  link: string;
}

/** Chooses the persona and the fault, and shows the login link of the persona. */
function DevelopmentPanel({ mocks, linkOf, link }: Props) {
  const logInAs = async (persona: string) => {
    const url = await linkOf(persona);
    local.clear();
    session.clear();
    mocks.choosePersona(persona);
    window.location.replace(url);
  };
  return (
    <Panel>
      <summary>Mocks</summary>
      <Form>
        <SelectField
          label="Persona"
          defaultValue={mocks.persona()}
          options={mocks.personas.map(({ code, title }) => ({
            value: code,
            label: `${code} · ${title}`,
          }))}
          onChange={({ target }) => void logInAs(target.value)}
        />
        <SelectField
          label="Falla"
          placeholder="Ninguna"
          defaultValue={mocks.scenario() ?? ''}
          options={mocks.scenarios.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={({ target }) => {
            const chosen = mocks.scenarios.find(({ name }) => name === target.value);
            mocks.chooseScenario(chosen?.name ?? null);
          }}
        />
        <a href={link}>Abrir con su código de acceso</a>
      </Form>
    </Panel>
  );
}

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
  const linkOf = async (persona: string) =>
    `${window.location.pathname}?code=${await mocks.loginCode(persona, loginCodeKey)}`;
  const link = await linkOf(mocks.persona()).catch(() => '');
  const container = document.createElement('div');
  document.body.append(container);
  document.body.style.paddingBlockEnd = ROOM;
  createRoot(container).render(<DevelopmentPanel mocks={mocks} linkOf={linkOf} link={link} />);
}
