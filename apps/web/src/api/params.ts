import { type ParamName, readParam } from '@gemas/domain';
import { getBy } from './endpoint.ts';

/** Fetches whether a param (a switch on the server) is on. */
export const fetchParam = getBy<boolean, ParamName>('/params/{name}', readParam);
