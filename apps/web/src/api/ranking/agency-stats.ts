import type { Stats } from '@gemas/domain';
import type { Send } from '../client.ts';
import { stats } from './stats.ts';

/** `GET /stats/agency/referals`: the driver's own agency. */
export function fetchAgencyStats(send: Send, signal?: AbortSignal): Promise<Stats> {
  return send({ method: 'GET', path: '/stats/agency/referals', read: stats, signal });
}
