// Imported by path, because `@gemas/mocks` would also load the mocks in stories that use no server.
import { isScenarioName, type ScenarioName } from '../../mocks/src/scenarios/names.ts';
import { type PersonaEntry, personaOf } from './personas.ts';

/** Text sizes that a phone offers, in percent of the usual size. */
export const textSizes = [100, 130, 200] as const;
export type TextSize = (typeof textSizes)[number];

/** Delays that the toolbar offers, ms. The mocked server waits for the chosen delay before each answer. */
export const latencies = [150, 800, 3000] as const;
const LONGEST_MS = 60_000;

/** What the user has chosen in the toolbar or the address. Null means that the story decides. */
export interface Choice {
  readonly persona: PersonaEntry | null;
  readonly fault: ScenarioName | null;
  readonly latency: number | null;
  readonly text: TextSize;
}

/** Whether a story file uses the mocked server. Persona, fault and latency change nothing in other stories. */
export const isConnected = (file: string | undefined): boolean =>
  /(^|\/)apps\/web\//.test(file ?? '');

/** Initial values of Storybook's globals. If a value is empty, the story decides. */
export const INITIAL = { persona: '', fault: '', latency: '', text: '' } as const;

const isLatency = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_MS;

/** Reads the choices from Storybook's globals. If a value is unknown, the story decides. */
export function readChoice(globals: Readonly<Record<string, unknown>>): Choice {
  const { persona, fault, latency, text } = globals;
  return {
    persona: personaOf(persona) ?? null,
    fault: isScenarioName(fault) ? fault : null,
    latency: isLatency(latency) ? latency : null,
    text: textSizes.find((size) => size === Number(text)) ?? 100,
  };
}
