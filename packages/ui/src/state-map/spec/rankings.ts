import { inSection } from './in-section.ts';

const RANKINGS = inSection('2 Rankings', [
  { id: 'ranking.region', kind: 'state', title: 'Regional ranking' },
  { id: 'ranking.territory', kind: 'state', title: 'Territorial ranking' },
  { id: 'ranking.agency', kind: 'state', title: 'Agency (point of sale) ranking' },
  { id: 'ranking.corporate-region', kind: 'state', title: 'Corporate region ranking' },
  { id: 'ranking.corporate-territory', kind: 'state', title: 'Corporate territory ranking' },
  { id: 'ranking.weekly-goal', kind: 'state', title: 'Meta semanal: activations/goal' },
  { id: 'ranking.no-weekly-goal', kind: 'state', title: 'No weekly goal: neither goal nor bar' },
  { id: 'ranking.summary-zero', kind: 'state', title: 'Tu equipo aún no logra activaciones.' },
  { id: 'ranking.own-row', kind: 'state', title: 'Own row, pinned while out of view' },
  { id: 'ranking.huge', kind: 'state', title: 'Thousands of members' },
  { id: 'ranking.long-names', kind: 'state', title: 'Very long names, in lower case' },
  { id: 'ranking.open-history', kind: 'transition', title: 'A row opens that person’s history' },
  { id: 'ranking.loading', kind: 'loading', title: 'Ranking while it loads' },
  { id: 'ranking.empty', kind: 'empty', title: 'Ranking without members' },
  {
    id: 'ranking.game-ended',
    kind: 'empty',
    title: 'Game closed, nothing stored: says that it has ended',
  },
  { id: 'ranking.offline', kind: 'failure', title: 'Earlier ranking, with its time' },
  { id: 'ranking.missing', kind: 'error', title: 'No such place: to the game' },
  { id: 'ranking.failure', kind: 'failure', title: 'Ranking failed, with a retry' },
]);

const LISTS = inSection('2 Regions and agencies lists', [
  { id: 'regions.list', kind: 'state', title: 'Regiones with the territory’s name' },
  { id: 'regions.loading', kind: 'loading', title: 'Regiones: Cargando...' },
  { id: 'regions.empty', kind: 'empty', title: 'Territory without regions' },
  { id: 'regions.game-ended', kind: 'empty', title: 'Regiones: game closed, nothing stored' },
  { id: 'regions.offline', kind: 'failure', title: 'Earlier Regiones, with their time' },
  { id: 'regions.failure', kind: 'failure', title: 'Regiones failed, with a retry' },
  { id: 'regions.open', kind: 'transition', title: 'A card opens the region’s ranking' },
  { id: 'agencies.list', kind: 'state', title: 'Agencias with the region’s name' },
  { id: 'agencies.loading', kind: 'loading', title: 'Agencias: Cargando...' },
  { id: 'agencies.empty', kind: 'empty', title: 'Region without agencies' },
  { id: 'agencies.game-ended', kind: 'empty', title: 'Agencias: game closed, nothing stored' },
  { id: 'agencies.failure', kind: 'failure', title: 'Agencias failed, with a retry' },
  { id: 'agencies.open', kind: 'transition', title: 'A card opens the agency’s ranking' },
]);

const HISTORY = inSection('2 Activation history', [
  { id: 'history.rows', kind: 'state', title: 'One row per day: date and total' },
  { id: 'history.met', kind: 'state', title: 'Exactly 5: Cumplida' },
  { id: 'history.over', kind: 'state', title: 'Over 5: Sobrepaso' },
  { id: 'history.under', kind: 'state', title: 'Under 5: Fallo' },
  { id: 'history.loading', kind: 'loading', title: 'Estamos preparando los datos.' },
  { id: 'history.empty', kind: 'empty', title: 'Este activador no ha empezado a activar' },
  { id: 'history.missing', kind: 'error', title: 'No such person: to the game' },
  { id: 'history.failure', kind: 'failure', title: 'History failed, with a retry' },
]);

const FIND = inSection('10 Search and order', [
  {
    id: 'ranking.search',
    kind: 'state',
    title: 'A team searched by name, with unchanged positions',
  },
  { id: 'ranking.under-goal', kind: 'state', title: 'Sin meta hoy, with its count' },
  {
    id: 'ranking.nobody-found',
    kind: 'empty',
    title: 'No member with that name, or below the goal',
  },
  { id: 'places.sums', kind: 'state', title: 'Sums of all places, before their cards' },
  { id: 'places.sums-missing', kind: 'state', title: 'Sums that are not known are left out' },
  { id: 'places.ordered', kind: 'state', title: 'Places in the chosen sort order' },
  {
    id: 'places.order-kept',
    kind: 'transition',
    title: 'The sort order of the last visit is used',
  },
  { id: 'places.search', kind: 'state', title: 'Places searched by name, from 12 on' },
  { id: 'places.nothing-found', kind: 'empty', title: 'No place of that name' },
  { id: 'places.huge', kind: 'state', title: 'Thousands of places' },
]);

const SHARE = inSection('10 Compartir resumen', [
  { id: 'ranking.share', kind: 'state', title: 'Compartir resumen, only for leaders' },
  { id: 'share.preview', kind: 'transition', title: 'The text is shown before it is shared' },
  { id: 'share.closed', kind: 'transition', title: 'Share sheet closed: no toast' },
  {
    id: 'share.copied',
    kind: 'transition',
    title: 'Sharing is not possible: copied, with a toast',
  },
  { id: 'share.failed', kind: 'failure', title: 'Neither shared nor copied: a toast says so' },
]);

/** States of the rankings, the lists of places and the history of a user. */
export const RANKING_STATES = [...RANKINGS, ...LISTS, ...HISTORY, ...FIND, ...SHARE] as const;
