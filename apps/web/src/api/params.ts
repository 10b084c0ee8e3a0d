import { type ParamName, readParam } from '@gemas/domain';
import { getBy } from './get.ts';

/** Whether a param, a switch that the server sends, is on. */
export const fetchParam = getBy<boolean, ParamName>('/params/{name}', readParam);
