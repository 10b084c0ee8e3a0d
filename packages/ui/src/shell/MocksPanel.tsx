import { styled } from 'styled-components';
import { SelectField } from '../primitives/Field/SelectField.tsx';
import { token } from '../theme/tokens.ts';

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

export interface MocksPanelProps {
  /** The invented users. `code` is the code to log in with. */
  personas: readonly { code: string; title: string }[];
  /** Code of the chosen persona. */
  persona: string;
  /** Called with the code of the persona that was chosen. */
  onPersona: (code: string) => void;
  /** The faults of the mock server. */
  faults: readonly { name: string; title: string }[];
  /** Name of the chosen fault; '' for none. */
  fault: string;
  /** Called with the name of the fault that was chosen; '' for none. */
  onFault: (name: string) => void;
  /** Address that logs in as the chosen persona. */
  link: string;
}

/**
 * Chooses the user and the fault of the mock server, and shows the login link of the user. Shown in a lower corner,
 * above the dock.
 *
 * - Use it in development only, in an app that runs with the mocks.
 * - Not in Storybook: its toolbar chooses the persona and the fault.
 */
export function MocksPanel({
  personas,
  persona,
  onPersona,
  faults,
  fault,
  onFault,
  link,
}: MocksPanelProps) {
  return (
    <Panel lang="en">
      <summary>Mocks</summary>
      <Form>
        <SelectField
          label="Persona"
          defaultValue={persona}
          options={personas.map(({ code, title }) => ({
            value: code,
            label: `${code} · ${title}`,
          }))}
          onChange={({ target }) => onPersona(target.value)}
        />
        <SelectField
          label="Fault"
          placeholder="None"
          defaultValue={fault}
          options={faults.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={({ target }) => onFault(target.value)}
        />
        <a href={link}>Open with the user's login code</a>
      </Form>
    </Panel>
  );
}
