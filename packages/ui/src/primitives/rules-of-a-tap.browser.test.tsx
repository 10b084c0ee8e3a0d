// Tests components that change after a tap. Such a change may insert only plain CSS rules. An at-rule such as `@media`
// makes the browser restyle the whole page before it responds to the tap.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CheckCards } from '../surveys/CheckCards.tsx';
import { Button } from './Button/Button.tsx';
import { TextField } from './Field/TextField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SearchField } from './SearchField.tsx';

const ignore = () => undefined;
const error = (isWrong: boolean) => (isWrong ? 'Es requerido' : undefined);
const field = { label: 'Calle', name: 'street' };
const radios = { legend: 'Dirección', name: 'address', options: [{ value: '1', label: 'Casa' }] };
const checks = { legend: 'Dirección', name: 'address', options: ['Casa'], onToggle: ignore };

/** Each change, as a function that renders the component before and after the change. */
const CHANGES: Readonly<Record<string, (isChanged: boolean) => ReactNode>> = {
  'a button becomes busy': (busy) => (
    <Button {...{ busy, busyLabel: 'Canjeando...' }}>Canjear</Button>
  ),
  'a search begins': (is) => <SearchField label="Buscar" value="l" onChange={ignore} busy={is} />,
  'a field gets an error': (is) => <TextField {...field} error={error(is)} />,
  'a field becomes valid': (is) => <TextField {...field} valid={is} />,
  'radio cards get an error': (is) => <RadioCards {...radios} error={error(is)} />,
  'check cards get an error': (is) => <CheckCards {...checks} chosen={[]} error={error(is)} />,
  'a check card is chosen': (is) => <CheckCards {...checks} chosen={is ? ['Casa'] : []} />,
};

let root: Root;
let container: HTMLElement;
let styles: HTMLElement;

beforeEach(() => {
  // styled-components creates a new style sheet in this new element, so each test inserts every rule again.
  styles = document.head.appendChild(document.createElement('div'));
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
  styles.remove();
});

const show = (content: ReactNode) =>
  flushSync(() => root.render(<StyleSheetManager target={styles}>{content}</StyleSheetManager>));

const rules = () =>
  [...styles.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
const atRules = () =>
  rules()
    .filter((rule) => !(rule instanceof CSSStyleRule))
    .map(({ cssText }) => cssText);

it.each(Object.entries(CHANGES))('inserts no at-rules when %s', (_what, render) => {
  show(render(false));
  expect(rules()).not.toEqual([]);
  const known = atRules();
  show(render(true));
  expect(atRules()).toEqual(known);
});
