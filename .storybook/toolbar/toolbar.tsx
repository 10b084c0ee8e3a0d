import type { Decorator, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import { type Choice, isConnected, readChoice } from './choice.ts';
import { leaveOutSteps } from './steps.ts';
import { applyTextSize } from './text.ts';

type Context = Pick<StoryContext, 'globals' | 'parameters'>;

const sets = ({ persona, fault, latency }: Choice) =>
  persona !== null || fault !== null || latency !== null;

/** Called in the preview's `beforeEach`. Skips the play function of a story that the toolbar changes. */
export function prepareSteps({ globals, parameters }: Context): void {
  const isChanged = sets(readChoice(globals));
  if (globals.steps === 'off' || (isChanged && isConnected(parameters.fileName))) leaveOutSteps();
}

type SetServer = (choice: Choice) => void;

/** Applies the toolbar's choices to the story. `serverOf` returns undefined if no mocked server is loaded. */
export const withToolbar =
  (serverOf: () => SetServer | undefined): Decorator =>
  (Story, context) => {
    const choice = readChoice(context.globals);
    const { persona, fault, latency, text } = choice;
    applyTextSize(text);
    if (!isConnected(context.parameters.fileName)) return <Story />;
    serverOf()?.(choice);
    return (
      <Fragment key={`${persona?.id} ${fault} ${latency}`}>
        <Story />
      </Fragment>
    );
  };
