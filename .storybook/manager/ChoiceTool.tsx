/** @jsxRuntime classic */
// Storybook compiles its own frame with the classic transform, which needs React by name.
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Choices, type ChoicesProps } from './Choices.tsx';
import { nameOf } from './choice-groups.ts';

const Trigger = styled(Button)(({ theme }) => ({
  maxWidth: 190,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-chosen]': { background: theme.background.hoverable, color: theme.barSelectedColor },
}));

export interface ChoiceToolProps extends Omit<ChoicesProps, 'chosen' | 'onChoose'> {
  /** Name of the global that it sets: 'persona'. */
  global: string;
}

/** One of many, by group, with a search; the story's own until something is chosen. */
export function ChoiceTool({ global, ...tool }: ChoiceToolProps) {
  const [globals, updateGlobals] = useGlobals();
  const value = String(globals[global] ?? '');
  const name = nameOf(tool.groups, value);
  return (
    <PopoverProvider
      ariaLabel={tool.label}
      placement="bottom"
      padding={0}
      popover={({ onHide }: { onHide: () => void }) => (
        <Choices
          {...tool}
          chosen={name.value}
          onChoose={(next) => {
            updateGlobals({ [global]: next });
            onHide();
          }}
        />
      )}
    >
      <Trigger
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={`${tool.label}: ${name.title}`}
        {...(value !== '' && { 'data-chosen': '' })}
      >
        <span>{value === '' ? tool.label : name.title}</span>
      </Trigger>
    </PopoverProvider>
  );
}
