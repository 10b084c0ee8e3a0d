import { expect, it } from 'vitest';
import { agenciesOf, type PlaceCard, regionsOf } from './place.ts';

const PLACE: PlaceCard = {
  id: 11,
  name: 'Bajío Norte',
  users: 10,
  activations: 1000,
  activations_now: 10,
  activations_weekly: 50,
  weekly_goal: 100,
};

it('the places of a territory are its regions', () => {
  const answer = { territory: { id: 1, name: 'Bajío' }, regions: [PLACE] };
  expect(regionsOf(answer)).toEqual({ name: 'Bajío', places: [PLACE] });
});

it('the places of a region are its agencies', () => {
  const answer = { region: { id: 11, name: 'Bajío Norte' }, agencies: [PLACE] };
  expect(agenciesOf(answer)).toEqual({ name: 'Bajío Norte', places: [PLACE] });
});
