import { personas, SCENARIO_NAMES } from '@gemas/mocks';
import { readSource } from '@gemas/tools/lib/sources';
import { allStories } from '@gemas/tools/stories/stories';
import { expect, it } from 'vitest';
import { storiesOfFault } from '../pages/start/states.ts';
import { FAULT_SCREENS, FAULTS } from './faults.ts';
import { PERSONAS } from './personas.ts';

const EXPLORE = 'apps/web/src/stories/Explore.stories.tsx';
const screens = new Set(
  [...readSource(EXPLORE).matchAll(/^ {2}'?([\w-]+)'?: paths\./gm)].map(([, name]) => name),
);
/** Matches an id whose characters Storybook allows in an address. */
const IN_ADDRESS = /^[a-z][a-z0-9-]*$/;

it('contains every persona of the mocks once, with an id that an address can contain', () => {
  expect(PERSONAS.map(({ code }) => code).sort()).toEqual(personas.map(({ code }) => code).sort());
  expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
  for (const { id } of PERSONAS) expect(id).toMatch(IN_ADDRESS);
});

it('personas and faults name only screens of Start/Explore', () => {
  expect(screens.size).toBeGreaterThan(10);
  const wanted = [...PERSONAS, ...Object.values(FAULTS)].flatMap(({ screen }) => screen ?? []);
  for (const screen of [...wanted, ...Object.values(FAULT_SCREENS)]) {
    expect(screens).toContain(screen);
  }
});

it('every fault has a story', () => {
  const stories = allStories();
  const without = SCENARIO_NAMES.filter((name) => storiesOfFault(name, stories).length === 0);
  expect(without).toEqual([]);
});
