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

const ERROR = 'Es requerido';
const ignore = () => undefined;

const field = (error?: string) => ({ label: 'Calle', name: 'street', error });
const choice = (error?: string) => ({ legend: 'Dirección', name: 'address', error });

interface Change {
  name: string;
  before: ReactNode;
  after: ReactNode;
}

const CHANGES: readonly Change[] = [
  {
    name: 'a button becomes busy',
    before: <Button>Canjear</Button>,
    after: (
      <Button busy busyLabel="Canjeando...">
        Canjear
      </Button>
    ),
  },
  {
    name: 'a search begins',
    before: <SearchField label="Buscar" value="l" onChange={ignore} />,
    after: <SearchField label="Buscar" value="l" onChange={ignore} busy />,
  },
  {
    name: 'a field gets an error',
    before: <TextField {...field()} />,
    after: <TextField {...field(ERROR)} />,
  },
  {
    name: 'a field becomes valid',
    before: <TextField {...field()} />,
    after: <TextField {...field()} valid />,
  },
  {
    name: 'radio cards get an error',
    before: <RadioCards {...choice()} options={[{ value: '1', label: 'Casa' }]} />,
    after: <RadioCards {...choice(ERROR)} options={[{ value: '1', label: 'Casa' }]} />,
  },
  {
    name: 'check cards get an error',
    before: <CheckCards {...choice()} options={['Casa']} chosen={[]} onToggle={ignore} />,
    after: <CheckCards {...choice(ERROR)} options={['Casa']} chosen={[]} onToggle={ignore} />,
  },
  {
    name: 'a check card is chosen',
    before: <CheckCards {...choice()} options={['Casa']} chosen={[]} onToggle={ignore} />,
    after: <CheckCards {...choice()} options={['Casa']} chosen={['Casa']} onToggle={ignore} />,
  },
];

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

it.each(CHANGES)('inserts no at-rules when $name', ({ before, after }) => {
  show(before);
  expect(rules()).not.toEqual([]);
  const known = atRules();
  show(after);
  expect(atRules()).toEqual(known);
});
