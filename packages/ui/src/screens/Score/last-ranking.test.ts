import type { SeenRanking } from '@gemas/domain';
import { expect, it } from 'vitest';
import { lastRanking } from './last-ranking.ts';

const ME = { id: 1001, name: 'Fernanda Ávila', code: '48213' };
const AT = Date.parse('2026-03-14T21:05:00Z');
const freshness = { state: 'stale', since: '2026-03-14T21:05:00.000Z', why: 'ended' };

const seen: SeenRanking = {
  challenge: {
    name: 'Marzo de gemas',
    roles: '3',
    start_date: '2026-03-02',
    end_date: '2026-03-29',
    component: 'ranking',
  },
  standing: { position: 27, count: 38 },
  page: {
    data: [
      {
        id: 1,
        position: 1,
        count: 90,
        user: { name: 'Luz', code: '1', agency: null, region: null, territory: null },
      },
    ],
    current_page: 1,
    last_page: 18,
  },
};

it('the last ranking has its dates, the own row, and no buttons to other pages', () => {
  const last = lastRanking({ at: AT, data: seen }, ME);
  expect(last).toMatchObject({
    view: 'ranking',
    name: 'Marzo de gemas',
    validity: 'Del 2 al 29 de marzo de 2026',
    standing: { status: 'ready', data: { position: 27, count: 38 }, freshness },
    rows: { status: 'ready', freshness },
    pager: null,
    busy: false,
  });
  const items = last.view === 'ranking' && last.rows.status === 'ready' ? last.rows.items : [];
  expect(items.map(({ position, isOwn }) => [position, isOwn])).toEqual([
    [1, false],
    [27, true],
  ]);
});

it('the last ranking omits a position that is not stored, and may be empty', () => {
  const data = { ...seen, standing: null, page: { ...seen.page, data: [] } };
  expect(lastRanking({ at: AT, data }, ME)).toMatchObject({
    standing: { status: 'error', failure: 'server' },
    rows: { status: 'empty', freshness },
  });
});
