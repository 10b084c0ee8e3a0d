/** @jsxRuntime classic */
// Storybook compiles its own frame with the classic transform, which needs React by name.
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type ChoiceGroup, found } from './choices.ts';

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: 380,
  maxWidth: 'calc(100vw - 48px)',
  maxHeight: 'min(520px, 75vh)',
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
}));

const Groups = styled.div({ display: 'grid', gap: 12, padding: '10px 2px 2px', overflowY: 'auto' });

const Title = styled.h3(({ theme }) => ({
  margin: '0 0 2px',
  padding: '0 8px',
  color: theme.textMutedColor,
  fontSize: 12,
  fontWeight: 700,
}));

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });

const Option = styled.button(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 30,
  padding: '5px 8px',
  border: 0,
  borderRadius: theme.appBorderRadius,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
  '&[aria-pressed="true"]': { color: theme.color.secondary, fontWeight: 700 },
  code: { flex: 'none', color: theme.textMutedColor, fontSize: 12 },
}));

export interface ChoiceToolProps {
  /** Name of the global that it sets: 'persona'. */
  global: string;
  /** What it is called in the toolbar. */
  label: string;
  /** Some words that find something. */
  placeholder: string;
  groups: readonly ChoiceGroup[];
}

/** One of many, by group, with a search; the story's own until something is chosen. */
export function ChoiceTool({ global, label, placeholder, groups }: ChoiceToolProps) {
  const [globals, updateGlobals] = useGlobals();
  const [words, setWords] = React.useState('');
  const value = String(globals[global] ?? '');
  const options = groups.flatMap((group) => group.options);
  const chosen = options.find((option) => option.value === value || option.code === value);
  const shown = found(groups, words);
  return (
    <PopoverProvider
      ariaLabel={label}
      placement="bottom"
      popover={({ onHide }: { onHide: () => void }) => {
        const choose = (next: string) => {
          updateGlobals({ [global]: next });
          setWords('');
          onHide();
        };
        return (
          <Panel>
            <Search
              type="search"
              aria-label={`Search ${label}`}
              placeholder={placeholder}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <Groups>
              {words === '' && (
                <Option type="button" aria-pressed={value === ''} onClick={() => choose('')}>
                  As the story has it
                </Option>
              )}
              {shown.length === 0 && <p role="status">Nothing has these words.</p>}
              {shown.map(({ title, options: some }) => (
                <section key={title} aria-label={title}>
                  <Title>{title}</Title>
                  <List>
                    {some.map((option) => (
                      <li key={option.value}>
                        <Option
                          type="button"
                          aria-pressed={option === chosen}
                          onClick={() => choose(option.value)}
                        >
                          {option.title} <code>{option.code}</code>
                        </Option>
                      </li>
                    ))}
                  </List>
                </section>
              ))}
            </Groups>
          </Panel>
        );
      }}
    >
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={`${label}: ${chosen?.title ?? 'as the story has it'}`}
        active={value !== ''}
      >
        {chosen?.title ?? label}
      </Button>
    </PopoverProvider>
  );
}
