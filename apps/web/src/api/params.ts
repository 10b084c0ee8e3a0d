import { type ParamName, readParam } from '@gemas/domain';
import { getBy, path } from './get.ts';

/** `GET /params/{name}`: whether a param, a switch that the server sends, is on. */
export const fetchParam = getBy((name: ParamName) => path('params', name), readParam);
