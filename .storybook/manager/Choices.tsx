/** @jsxRuntime classic */
// Storybook compiles its manager (sidebar, toolbar and panels) with the classic JSX transform, which needs the name
// React.

import tokens from '@gemas/ui/tokens.json';
import * as React from 'react';
import { styled } from 'storybook/theming';
import { type Choice, type ChoiceGroup, found } from './choice-groups.ts';

/** Background of a chosen or active option. Storybook's theme has no colour of the product for it. */
export const CHOSEN = tokens.emerald['100'].$value;

/** The background of the menu, because Storybook's popover is transparent and would show the story behind it. */
const Panel = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: 400,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(520px, 70dvh)',
  padding: 8,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 13,
}));

const Search = styled.input(({ theme }) => ({
  width: '100%',
  minHeight: 36,
  padding: '0 10px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.appBorderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
  // A mobile browser would zoom in on a field with smaller text.
  '@media (pointer: coarse)': { minHeight: 44, fontSize: 16 },
}));

const Status = styled.p(({ theme }) => ({
  margin: 0,
  padding: '8px 8px 4px',
  color: theme.textMutedColor,
  fontSize: 12,
}));

const List = styled.div({ display: 'grid', gap: 10, minHeight: 0, padding: 2, overflowY: 'auto' });

const Title = styled.div(({ theme }) => ({
  padding: '2px 8px',
  color: theme.textMutedColor,
  fontSize: 12,
  fontWeight: 700,
}));

const Option = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 30,
  padding: '5px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&[data-active]': {
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: -2,
    background: CHOSEN,
  },
  '&[aria-selected="true"]': {
    boxShadow: `inset 4px 0 0 ${theme.color.secondary}`,
    color: theme.color.secondary,
    fontWeight: 700,
  },
  code: { flex: 'none', color: theme.textMutedColor, fontSize: 12 },
  '@media (pointer: coarse)': { minHeight: 44 },
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
  const [at, setAt] = React.useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => value === chosen),
    ),
  );
  const active = options[Math.min(at, options.length - 1)];
  const id = React.useId();
  const field = React.useRef<HTMLInputElement>(null);
  const list = React.useRef<HTMLDivElement>(null);
  const reveal = () =>
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });

  React.useEffect(() => {
    // On a phone the field is not focused, because the keyboard would cover the list.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
    reveal();
  }, []);

  const move = (event: React.KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAt(Math.min(Math.max(at + step, 0), options.length - 1));
      requestAnimationFrame(reveal);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active.value);
    }
  };
  const search = (next: string) => {
    setWords(next);
    setAt(0);
    list.current?.scrollTo(0, 0);
  };
  const optionId = ({ value }: Choice) => `${id}-${value}`;
  const option = (one: Choice) => (
    <Option
      key={one.value}
      id={optionId(one)}
      role="option"
      tabIndex={-1}
      aria-selected={one.value === chosen}
      {...(one === active && { 'data-active': '' })}
      onMouseMove={() => setAt(options.indexOf(one))}
      onClick={() => onChoose(one.value)}
    >
      {one.title} {one.code !== '' && <code>{one.code}</code>}
    </Option>
  );
  return (
    <Panel>
      <Search
        ref={field}
        type="search"
        role="combobox"
        aria-label={`Search ${what[1]}`}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        placeholder={placeholder}
        value={words}
        onChange={(event) => search(event.target.value)}
        onKeyDown={move}
      />
      <Status role="status">
        {some.length === 0
          ? 'Nothing has these words. Take one away.'
          : `${some.length} ${some.length === 1 ? what[0] : what[1]}`}
      </Status>
      {note !== undefined && <Status role="note">{note}</Status>}
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {words === '' && option(AS_WRITTEN)}
        {shown.map(({ title, options: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={title} role="group" aria-label={title}>
            <Title aria-hidden="true">{title}</Title>
            {ofGroup.map(option)}
          </div>
        ))}
      </List>
    </Panel>
  );
}
