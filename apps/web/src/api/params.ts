import { type ParamName, readParam } from '@gemas/domain';
import type { Send } from './client.ts';
import { path } from './path.ts';

/** `GET /params/{name}`: whether a param, a switch that the server sends, is on. */
export async function fetchParam(
  send: Send,
  name: ParamName,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await send({
    method: 'GET',
    path: path('params', name),
    read: readParam,
    signal,
  });
  return answer.value;
}
