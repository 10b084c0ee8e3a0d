import type { Decorator, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import { type Choice, readChoice } from './choice.ts';
import { applyMotion } from './motion.ts';
import { leaveOutSteps } from './steps.ts';
import { applyTextSize } from './text.ts';
import { UnknownChoice } from './UnknownChoice.tsx';

/** Matches stories of the whole app with the mocked server. Only these have a persona. */
const CONNECTED = /\/apps\/web\//;

type Context = Pick<StoryContext, 'globals' | 'parameters'>;

export const isConnected = ({ parameters }: Context) => CONNECTED.test(String(parameters.fileName));

const sets = ({ persona, fault, latency }: Choice) =>
  persona !== null || fault !== null || latency !== null;

/** Called in the preview's `beforeEach`. Skips the play function of a story that the toolbar changes. */
export function prepareSteps(context: Context): void {
  const { choice, unknown } = readChoice(context.globals);
  const isChanged = unknown.length > 0 || sets(choice);
  if (context.globals.steps === 'off' || (isConnected(context) && isChanged)) leaveOutSteps();
}

type SetServer = (choice: Choice) => void;

/**
 * Applies the toolbar's choices to the story.
 * @param serverOf returns the function that applies them to the mocked server, which only connected stories load
 */
export const withToolbar =
  (serverOf: () => SetServer | undefined): Decorator =>
  (Story, context) => {
    const { choice, unknown } = readChoice(context.globals);
    const { persona, fault, latency, text, motion } = choice;
    applyTextSize(text);
    applyMotion(motion);
    const connected = isConnected(context);
    const shown = unknown.filter(({ what }) => connected || what === 'text' || what === 'motion');
    if (shown.length > 0) return <UnknownChoice unknown={shown} />;
    if (!connected) return <Story />;
    serverOf()?.(choice);
    return (
      <Fragment key={`${persona?.id} ${fault} ${latency}`}>
        <Story />
      </Fragment>
    );
  };
