import type { Mocks } from '@gemas/mocks/browser';
import { token } from '@gemas/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { local, session } from '../state/core/storage.ts';

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

  label {
    display: grid;
    gap: ${token('space-1')};
    font-weight: 700;
  }

  select {
    min-block-size: ${token('size-touch')};
    inline-size: 100%;
    font: inherit;
  }

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

export interface DevelopmentPanelProps {
  mocks: Mocks;
  loginCodeKey: string;
}

/** A panel for development. It chooses the persona and the fault, and shows the login link of the persona. */
export function DevelopmentPanel({ mocks, loginCodeKey }: DevelopmentPanelProps) {
  const [persona, setPersona] = useState(mocks.persona());
  const [scenario, setScenario] = useState<string>(mocks.scenario() ?? '');
  const [link, setLink] = useState('');

  useEffect(() => {
    let isCurrent = true;
    void mocks.loginCode(persona, loginCodeKey).then((code) => {
      if (isCurrent) setLink(`${window.location.pathname}?code=${code}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [mocks, persona, loginCodeKey]);

  useEffect(() => {
    document.body.style.paddingBlockEnd = ROOM;
    return () => {
      document.body.style.paddingBlockEnd = '';
    };
  }, []);

  const logInAs = async (code: string) => {
    setPersona(code);
    const url = `${window.location.pathname}?code=${await mocks.loginCode(code, loginCodeKey)}`;
    local.clear();
    session.clear();
    mocks.choosePersona(code);
    window.location.replace(url);
  };

  return (
    <Panel>
      <summary>Mocks</summary>
      <Form>
        <label>
          Persona
          <select value={persona} onChange={(event) => void logInAs(event.target.value)}>
            {mocks.personas.map(({ code, title }) => (
              <option key={code} value={code}>
                {code} · {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Falla
          <select
            value={scenario}
            onChange={(event) => {
              const chosen = mocks.scenarios.find(({ name }) => name === event.target.value);
              setScenario(chosen?.name ?? '');
              mocks.chooseScenario(chosen?.name ?? null);
            }}
          >
            <option value="">Ninguna</option>
            {mocks.scenarios.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <a href={link}>Abrir con su código de acceso</a>
      </Form>
    </Panel>
  );
}
