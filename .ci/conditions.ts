// Resolve conditions of Vite in this repository: our packages resolve to their sources, not to their builds.
import { defaultClientConditions, defaultServerConditions } from 'vite';

export const CLIENT_CONDITIONS = ['source', ...defaultClientConditions];
export const SERVER_CONDITIONS = ['source', ...defaultServerConditions];
