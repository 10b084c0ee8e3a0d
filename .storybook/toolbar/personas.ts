// Imported by path, because `@gemas/mocks` would also load the mocks in stories that use no server.
import { PERSONA_GROUPS, type PersonaAlias } from '../../mocks/src/personas/names.ts';

export interface PersonaEntry {
  /** Value of the persona in the address: 'raffle-winner' in `persona:raffle-winner`. */
  readonly id: string;
  /** Employee code, which identifies the persona in the mocks. */
  readonly code: string;
  readonly group: string;
  readonly title: string;
  /** Name of the screen in `Start/Explore` that shows the persona's situation. */
  readonly screen: string;
}

/** Screens in `Start/Explore` that show the situation of a persona. Default: Score. */
const SCREENS: Readonly<Partial<Record<PersonaAlias, string>>> = {
  'no-addresses': 'checkout',
  'one-gem': 'vault',
  'vault-closed': 'vault',
  'card-owner': 'card-checkout',
  'ordered-today': 'checkout',
  'every-order': 'rewards',
  'nothing-yet': 'rewards',
  'many-notices': 'notifications',
  'no-tickets': 'support',
  'open-ticket': 'support',
  'long-ticket': 'support',
  'support-off': 'support',
  'huge-region': 'region-ranking',
  'over-goal': 'menu',
};

export const PERSONAS: readonly PersonaEntry[] = Object.entries(PERSONA_GROUPS).flatMap(
  ([group, personas]) =>
    Object.entries<readonly [code: string, title: string]>(personas).map(([id, [code, title]]) => ({
      id,
      code,
      group,
      title,
      screen: SCREENS[id as PersonaAlias] ?? 'score',
    })),
);

export function personaOf(idOrCode: unknown): PersonaEntry | undefined {
  return PERSONAS.find(({ id, code }) => id === idOrCode || code === String(idOrCode));
}
