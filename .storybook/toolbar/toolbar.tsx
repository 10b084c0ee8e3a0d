import { db, resetDb, setScenario } from '@gemas/mocks';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import { type Choice, readChoice } from './choice.ts';
import { isOfNetwork } from './faults.ts';
import { applyMotion } from './motion.ts';
import { leaveOutSteps } from './steps.ts';
import { applyTextSize } from './text.ts';
import { UnknownChoice } from './UnknownChoice.tsx';

/** Matches stories of the whole app with the mocked server. Only these have a persona. */
const CONNECTED = /\/apps\/web\//;

type Context = Pick<StoryContext, 'globals' | 'parameters'>;

const isConnected = ({ parameters }: Context) => CONNECTED.test(String(parameters.fileName));

const sets = ({ persona, fault, latency }: Choice) =>
  persona !== null || fault !== null || latency !== null;

/** Key under which the app stores its token (contract, Stored keys). */
const TOKEN_KEY = 'token';

/**
 * Applies persona, fault and latency to the mocks. Runs after the story's own set-up, so that the toolbar takes
 * precedence.
 */
function setServer({ persona, fault, latency }: Choice): void {
  db.latency = latency ?? 0;
  if (persona !== null) {
    const scenario = db.scenario;
    const token = resetDb(persona.code);
    localStorage.clear();
    if (token !== null) localStorage.setItem(TOKEN_KEY, token);
    if (scenario !== null) setScenario(scenario.name, scenario.options);
  }
  if (fault !== null) setScenario(fault, { afterEntering: isOfNetwork(fault) });
}

/** For the preview's `beforeEach`. Skips the play function of a story that the toolbar changes. */
export function prepareSteps(context: Context): void {
  const { choice, unknown } = readChoice(context.globals);
  const isChanged = unknown.length > 0 || sets(choice);
  if (context.globals.steps === 'off' || (isConnected(context) && isChanged)) leaveOutSteps();
}

/** Applies the toolbar's choices to the story. */
export const withToolbar: Decorator = (Story, context) => {
  const { choice, unknown } = readChoice(context.globals);
  const { persona, fault, latency, text, motion } = choice;
  applyTextSize(text);
  applyMotion(motion);
  const connected = isConnected(context);
  const shown = unknown.filter(({ what }) => connected || what === 'text' || what === 'motion');
  if (shown.length > 0) return <UnknownChoice unknown={shown} />;
  if (!connected) return <Story />;
  setServer(choice);
  return (
    <Fragment key={`${persona?.id} ${fault} ${latency}`}>
      <Story />
    </Fragment>
  );
};
