/** @jsxRuntime classic */
import * as React from 'react';
import { Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { type ChoiceGroup, found } from './choice-groups.ts';

const Panel = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: 400,
  maxWidth: 'calc(100vw - 32px)',
  padding: 8,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 14,
  small: { fontSize: 12 },
  select: { maxHeight: '60dvh', border: 0, background: 'none', color: 'inherit', font: 'inherit' },
  option: { padding: '6px 8px', borderRadius: 4 },
  // Storybook's fields are too small for a finger, and a mobile browser zooms in on a field with text below 16 px.
  '@media (pointer: coarse)': { 'input, select': { minHeight: 44, fontSize: 16 } },
}));

export interface ChoicesProps {
  label: string;
  /** Noun for the options, plural: 'faults'. */
  what: string;
  placeholder: string;
  groups: readonly ChoiceGroup[];
  note?: string | undefined;
  /** Value of the chosen option. '' if none is chosen, undefined if the value in the address is unknown. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** A search field above a list. Enter chooses the selected option, and ArrowDown moves the focus to the list. */
export function Choices(props: ChoicesProps) {
  const { label, what, placeholder, groups, note, chosen, onChoose } = props;
  const [words, setWords] = React.useState('');
  const shown = found(groups, words);
  const all = shown.flatMap(({ options }) => options);
  const list = React.useRef<HTMLSelectElement>(null);
  // On a touch screen the list is a picker whose options get no clicks, so `onChange` makes the choice. The search
  // field gets no focus, because the on-screen keyboard would cover the list.
  const isTouch = window.matchMedia('(pointer: coarse)').matches;

  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target !== list.current) list.current?.focus();
    else if (event.key === 'Enter' && list.current?.selectedIndex !== -1)
      onChoose(list.current?.value ?? '');
    else return;
    event.preventDefault();
  };
  return (
    <Panel onKeyDown={press}>
      <Form.Input
        autoFocus={!isTouch}
        type="search"
        aria-label={`Search ${what}`}
        autoComplete="off"
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <small role="status">
        {all.length === 0 ? 'Nothing has these words. Take one away.' : `${what}: ${all.length}`}
      </small>
      {note !== undefined && <small role="note">{note}</small>}
      <select
        // After a new search the list is mounted again, so that `defaultValue` applies.
        key={words}
        ref={list}
        size={16}
        aria-label={label}
        defaultValue={words === '' ? (chosen ?? '') : all[0]?.value}
        onClick={({ target }) => {
          if (target instanceof HTMLOptionElement) onChoose(target.value);
        }}
        onChange={({ target }) => {
          if (isTouch) onChoose(target.value);
        }}
      >
        {words === '' && <option value="">As the story has it</option>}
        {shown.map(({ title, options }) => (
          <optgroup key={title} label={title}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title} · {option.code}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Panel>
  );
}
