import catalogue from 'virtual:catalogue';
import { FAULT_SCREENS, type FaultEntry } from '../../toolbar/faults.ts';
import type { PersonaEntry } from '../../toolbar/personas.ts';
import type { Extras } from '../parts/addresses.ts';

const EXPLORE = /\/Explore\.stories\.tsx$/;
const found = catalogue.stories.find(({ path }) => EXPLORE.test(path));
if (!found) throw new Error('The story of the whole app, Explore.stories.tsx, is gone');

export const exploreStory = found;

/** Returns the globals and args that open the app as a persona, on a screen that shows the persona's situation. */
export const asPersona = ({ id, screen }: PersonaEntry): Required<Extras> => ({
  globals: { persona: id },
  args: { screen },
});

/** Returns the globals and args that open the app with a fault, on a screen that the fault affects. */
export const withFault = (name: string, fault: FaultEntry): Required<Extras> => ({
  globals: { fault: name, ...(fault.persona !== undefined && { persona: fault.persona }) },
  args: { screen: fault.screen ?? FAULT_SCREENS[fault.group] },
});
