import {
  fetchAgencies,
  fetchAgencyStatsOf,
  fetchRegions,
  fetchTerritoryStatsOf,
} from '../api/teams.ts';
import { answerById } from './by-id.ts';

export const agencyStatsOfAtom = answerById('stats-of-agency', fetchAgencyStatsOf);
export const territoryStatsOfAtom = answerById('stats-of-territory', fetchTerritoryStatsOf);
export const regionsAtom = answerById('regions', fetchRegions);
export const agenciesAtom = answerById('agencies', fetchAgencies);
