import { expect, it } from 'vitest';
import { place } from '../testing/places.ts';
import { agenciesOf, regionsOf } from './place.ts';

const PLACE = place(11);

it('the places of a territory are its regions', () => {
  const answer = { territory: { id: 1, name: 'Bajío' }, regions: [PLACE] };
  expect(regionsOf(answer)).toEqual({ name: 'Bajío', places: [PLACE] });
});

it('the places of a region are its agencies', () => {
  const answer = { region: { id: 11, name: 'Bajío Norte' }, agencies: [PLACE] };
  expect(agenciesOf(answer)).toEqual({ name: 'Bajío Norte', places: [PLACE] });
});
