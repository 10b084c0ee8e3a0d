/** @jsxRuntime classic */
// Storybook compiles its manager (sidebar, toolbar and panels) with the classic JSX transform, which needs the name
// React.

import tokens from '@gemas/ui/tokens.json';
import * as React from 'react';
import { ActionList, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { type Choice, type ChoiceGroup, found } from './choice-groups.ts';

/** Background of a chosen or active option. Storybook's theme has no colour of the product for it. */
export const CHOSEN = tokens.emerald['100'].$value;

const Panel = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: 400,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(520px, 70dvh)',
  padding: 8,
  background: theme.background.content,
  color: theme.color.defaultText,
  small: { fontSize: 12 },
  '[role="listbox"]': { overflowY: 'auto' },
  '[data-active]': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
  '[data-active], [aria-selected="true"]': { background: CHOSEN },
  '[role="option"]': { paddingRight: 8, cursor: 'pointer' },
  // Storybook's components are too small for a finger, and a mobile browser would zoom in on a small field.
  '@media (pointer: coarse)': {
    '[role="option"], input': { minHeight: 44 },
    input: { fontSize: 16 },
  },
}));

const AS_WRITTEN: Choice = { value: '', title: 'As the story has it', code: '' };

/** Number of options by which each key moves in the list. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

export interface ChoicesProps {
  /** Name of the menu in the toolbar. */
  label: string;
  /** Noun for the options, singular and plural: 'fault', 'faults'. */
  what: readonly [one: string, more: string];
  /** Example words, shown in the empty search field. */
  placeholder: string;
  groups: readonly ChoiceGroup[];
  /** A sentence above the list, if there is something to know before choosing. */
  note?: string | undefined;
  /** The chosen option; undefined if none is chosen. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/**
 * A search field with a list of results, built as a combobox: the focus stays in the field, and the arrow keys move
 * through the list.
 */
export function Choices(props: ChoicesProps) {
  const { label, what, placeholder, groups, note, chosen, onChoose } = props;
  const [words, setWords] = React.useState('');
  const shown = found(groups, words);
  const some = shown.flatMap(({ options }) => options);
  const options = words === '' ? [AS_WRITTEN, ...some] : some;
  const first = options.findIndex(({ value }) => value === chosen);
  const [at, setAt] = React.useState(Math.max(0, first));
  const active = options[Math.min(at, options.length - 1)];
  const id = React.useId();
  const field = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    // On a phone the field is not focused, because the keyboard would cover the list.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  React.useEffect(() => {
    document.getElementById(`${id}-${active?.value}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active?.value]);

  const move = (event: React.KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAt(Math.min(Math.max(at + step, 0), options.length - 1));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active.value);
    }
  };
  const search = (next: string) => {
    setWords(next);
    setAt(0);
  };
  const option = (one: Choice) => (
    <ActionList.Item
      key={one.value}
      id={`${id}-${one.value}`}
      role="option"
      tabIndex={-1}
      aria-selected={one.value === chosen}
      {...(one === active && { 'data-active': '' })}
      onClick={() => onChoose(one.value)}
    >
      <ActionList.Text>{one.title}</ActionList.Text> {one.code !== '' && <code>{one.code}</code>}
    </ActionList.Item>
  );
  return (
    <Panel>
      <Form.Input
        ref={field}
        type="search"
        role="combobox"
        aria-label={`Search ${what[1]}`}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.value}`}
        autoComplete="off"
        placeholder={placeholder}
        value={words}
        onChange={(event) => search(event.target.value)}
        onKeyDown={move}
      />
      <small role="status">
        {some.length === 0
          ? 'Nothing has these words. Take one away.'
          : `${some.length} ${some.length === 1 ? what[0] : what[1]}`}
      </small>
      {note !== undefined && <small role="note">{note}</small>}
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {words === '' && <ActionList role="presentation">{option(AS_WRITTEN)}</ActionList>}
        {shown.map(({ title, options: ofGroup }) => (
          <ActionList key={title} role="group" aria-label={title}>
            <li role="presentation">
              <strong>{title}</strong>
            </li>
            {ofGroup.map(option)}
          </ActionList>
        ))}
      </div>
    </Panel>
  );
}
