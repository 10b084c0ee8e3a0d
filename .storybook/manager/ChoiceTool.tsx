/** @jsxRuntime classic */
import tokens from '@gemas/ui/tokens.json';
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { isConnected } from '../toolbar/choice.ts';
import { Choices, type ChoicesProps } from './Choices.tsx';
import { nameOf } from './choice-groups.ts';

const Trigger = styled(Button)(({ theme }) => ({
  maxWidth: 190,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-chosen]': { background: tokens.emerald['100'].$value, color: theme.barSelectedColor },
}));

export interface ChoiceToolProps extends Omit<ChoicesProps, 'chosen' | 'note' | 'onChoose'> {
  /** Name of the Storybook global that the menu sets: 'persona'. */
  global: string;
}

const NO_EFFECT =
  'The open story uses no server, so this changes nothing in it. Explore and the stories under Flows use one.';

const KEEP_FOCUS_MS = 4000;

/**
 * Keeps the focus on the toolbar button while the story reloads after a choice, until the user presses a key or clicks.
 * The story would take the focus, because the app focuses the heading of an opened screen.
 */
function keepFocus(global: string): void {
  const button = document.querySelector<HTMLElement>(`[data-global='${global}']`);
  const over = new AbortController();
  const end = () => over.abort();
  const giveBack = () => {
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    // The frame takes the focus after this event, so the button is focused in a later task.
    setTimeout(() => {
      window.focus();
      button?.focus();
    });
  };
  window.addEventListener('blur', giveBack, { signal: over.signal });
  for (const event of ['keydown', 'pointerdown']) {
    window.addEventListener(event, end, { signal: over.signal, capture: true });
  }
  setTimeout(end, KEEP_FOCUS_MS);
}

/** A toolbar menu with groups and a search. While no option is chosen, the story uses its own value. */
export function ChoiceTool({ global, ...tool }: ChoiceToolProps) {
  const [globals, updateGlobals] = useGlobals();
  const value = String(globals[global] ?? '');
  const name = nameOf(tool.groups, value);
  const file = useStorybookApi().getCurrentStoryData()?.importPath;
  const hasEffect = isConnected(file);
  const isIdle = value !== '' && !hasEffect;
  const label = value === '' ? tool.label : name.title;
  return (
    <PopoverProvider
      ariaLabel={tool.label}
      placement="bottom"
      padding={0}
      popover={({ onHide }: { onHide: () => void }) => (
        <Choices
          {...tool}
          note={hasEffect ? undefined : NO_EFFECT}
          chosen={name.value}
          onChoose={(next) => {
            updateGlobals({ [global]: next });
            onHide();
            keepFocus(global);
          }}
        />
      )}
    >
      <Trigger
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={`${tool.label}: ${name.title}${isIdle ? `. ${NO_EFFECT}` : ''}`}
        data-global={global}
        {...(value !== '' && { 'data-chosen': '' })}
      >
        <span>{isIdle ? `No effect here: ${label}` : label}</span>
      </Trigger>
    </PopoverProvider>
  );
}
