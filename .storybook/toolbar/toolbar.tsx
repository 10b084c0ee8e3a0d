import { db, resetDb, setScenario } from '@gemas/mocks';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import { type Choice, readChoice } from './choice.ts';
import { isOfNetwork } from './faults.ts';
import { applyMotion } from './motion.ts';
import { leaveOutSteps } from './steps.ts';
import { applyTextSize } from './text.ts';
import { UnknownChoice } from './UnknownChoice.tsx';

/** Stories of the app with the mocks, which have a persona. */
const CONNECTED = /\/apps\/web\//;

type Context = Pick<StoryContext, 'globals' | 'parameters'>;

const isConnected = ({ parameters }: Context) => CONNECTED.test(String(parameters.fileName));

const sets = ({ persona, fault, latency }: Choice) =>
  persona !== null || fault !== null || latency !== null;

/** Storage key of the app's token (contract, Stored keys). */
const TOKEN_KEY = 'token';

/** Runs after the story's own preparations, so that the toolbar's choice takes precedence. */
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

/** For the preview's `beforeEach`: shows a story that the toolbar changes without its steps. */
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
